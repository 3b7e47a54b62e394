/** Walks the answer of an operation along its document and the schema, so that each value has a type and a field. */
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';

const schema = buildSchema(readFileSync(new URL('../../contract/contract.graphql', import.meta.url), 'utf8'));

/** A value of an answer; `field` is like `Journey.heading`, `holders` are the fields above it, outermost first. */
type FieldValue = { field: string; holders: readonly string[]; value: string | number | boolean };

/** The types of products, of variations and of attributes each count as one entity (spec §3). */
function entityOf(type: string): string {
  if (type === 'LocalProductAttribute') return 'ProductAttribute';
  if (type.endsWith('ProductVariation')) return 'ProductVariation';
  return /^(?:Simple|External|Group|Variable)Product$|^ProductUnion$/.test(type) ? 'Product' : type;
}

/** Lists every field of the contract except paging, as `Type.field`. */
export function listContractFields(): string[] {
  const fields = new Set<string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || /^(?:RootQuery|Node|WPPageInfo|\w+Connection|\w+Edge)$/.test(type.name)) continue;
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const name of Object.keys(type.getFields())) fields.add(`${entityOf(type.name)}.${name}`);
  }
  return [...fields].sort();
}

/** Lists the values in an operation's data; `keep` filters the items of lists. */
export function listValues(
  text: string,
  data: object,
  keep: (item: Record<string, unknown>) => boolean = () => true,
): FieldValue[] {
  const document = parse(text);
  const fragments = new Map(
    document.definitions.flatMap((one) => (one.kind === 'FragmentDefinition' ? [[one.name.value, one] as const] : [])),
  );
  const operation = document.definitions.find((one): one is OperationDefinitionNode => 'operation' in one);
  const root = schema.getQueryType();
  if (!operation || !root) throw new Error('no query');
  const values: FieldValue[] = [];
  walk(root, operation.selectionSet, data, []);
  return values;

  function walk(type: GraphQLCompositeType, selected: SelectionSetNode, node: object, holders: readonly string[]) {
    for (const selection of selected.selections) {
      if (selection.kind === 'Field') {
        readField(type, selection.name.value, selection.selectionSet, node, holders);
        continue;
      }
      const fragment: FragmentDefinitionNode | typeof selection | undefined =
        selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection;
      const condition = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
      if (fragment) walk(isCompositeType(condition) ? condition : type, fragment.selectionSet, node, holders);
    }
  }

  function readField(
    type: GraphQLCompositeType,
    name: string,
    selected: SelectionSetNode | undefined,
    node: object,
    holders: readonly string[],
  ) {
    const definition = 'getFields' in type ? type.getFields()[name] : undefined;
    const answer: unknown = Reflect.get(node, name);
    if (!definition || answer === null || answer === undefined) return;
    const field = `${entityOf(type.name)}.${name}`;
    const inner = getNamedType(definition.type);
    for (const item of Array.isArray(answer) ? answer : [answer]) {
      if (typeof item !== 'object') {
        if (item !== '') values.push({ field, holders, value: item });
      } else if (
        item &&
        selected &&
        isCompositeType(inner) &&
        (!Array.isArray(answer) || answer.length === 1 || keep(item))
      ) {
        walk(inner, selected, item, [...holders, field]);
      }
    }
  }
}
