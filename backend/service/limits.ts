/**
 * What a query may ask for at most. The contract's deepest operations are 10 levels deep by this measure (NOTES 37)
 * and its widest, the category tree three times 100, costs about 300,000; twice that in one query is refused.
 */
import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, type ValidationRule } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

const MOST_DEPTH = 10;
const MOST_COST = 500_000;
const MOST_AMOUNT = 100;
const DEFAULT_AMOUNT = 10;
/** A list within a list is short in practice and counts a tenth. */
const NESTED_SHARE = 0.1;

/** Refuses queries nested deeper than the deepest operation of the contract. */
export const limitDepth: ValidationRule = (context) => {
  const measure = createMeasure(
    (name) => context.getFragment(name),
    (_, below) => 1 + below,
    (depths) => Math.max(0, ...depths),
  );
  return {
    OperationDefinition(operation) {
      const depth = measure(operation.selectionSet);
      if (depth > MOST_DEPTH)
        context.reportError(
          createGraphQLError(
            `The server administrator has limited the max query depth to ${MOST_DEPTH}. The requested query has ${depth} levels.`,
          ),
        );
    },
  };
};

/** Refuses queries that could read more rows than any page of a site needs. */
export const limitCost: ValidationRule = (context) => {
  const measure = createMeasure(
    (name) => context.getFragment(name),
    (field, below) => 1 + below * readMultiple(field),
    (costs) => costs.reduce((sum, cost) => sum + cost, 0),
  );
  return {
    OperationDefinition(operation) {
      // The outermost lists count in full.
      const cost = Math.round(measure(operation.selectionSet) / NESTED_SHARE);
      if (cost > MOST_COST)
        context.reportError(createGraphQLError(`The query costs ${cost}; the server answers up to ${MOST_COST}.`));
    },
  };
};

/** Refuses introspection, as a service open to the public does (NOTES 38). */
export const refuseIntrospection: ValidationRule = (context) => ({
  Field({ name }) {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(createGraphQLError('GraphQL introspection is not allowed for public requests.'));
  },
});

/** Creates the function that measures a selection; a fragment is measured once, however often it is spread. */
function createMeasure(
  findFragment: (name: string) => FragmentDefinitionNode | null | undefined,
  ofField: (field: FieldNode, below: number) => number,
  ofAll: (measures: number[]) => number,
): (set: SelectionSetNode) => number {
  const fragments = new Map<string, number>();
  function measure(set: SelectionSetNode): number {
    return ofAll(
      set.selections.map((selection) => {
        if (selection.kind === Kind.FIELD)
          return ofField(selection, selection.selectionSet ? measure(selection.selectionSet) : 0);
        if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet);
        return measureFragment(selection.name.value);
      }),
    );
  }
  function measureFragment(name: string): number {
    const known = fragments.get(name);
    if (known !== undefined) return known;
    // Another rule reports a fragment that contains itself; here the recursion must only end.
    fragments.set(name, 0);
    const fragment = findFragment(name);
    const size = fragment ? measure(fragment.selectionSet) : 0;
    fragments.set(name, size);
    return size;
  }
  return measure;
}

/**
 * How many times the selection below a field counts: a list's amount, the cap where it is a variable or missing; else
 * once.
 */
function readMultiple(field: FieldNode): number {
  const asked = (field.arguments ?? []).filter(({ name }) => name.value === 'first' || name.value === 'last');
  const amounts = asked.map(({ value }) =>
    value.kind === Kind.INT ? Math.min(Math.abs(Number(value.value)), MOST_AMOUNT) : MOST_AMOUNT,
  );
  if (amounts.length > 0) return Math.max(...amounts) * NESTED_SHARE;
  const isList = field.selectionSet?.selections.some(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === 'nodes',
  );
  return isList ? DEFAULT_AMOUNT * NESTED_SHARE : 1;
}
