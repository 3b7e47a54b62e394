import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

type Measure = {
  /** The measure of a field, given that of its selection; `isRoot` at the top level of a query. */
  ofField: (field: FieldNode, below: number, isRoot: boolean) => number;
  ofAll: (measures: readonly number[]) => number;
};

/** Measures what a query selects; a fragment is measured once, regardless of how often it is spread. */
export function measureQuery(
  operation: SelectionSetNode,
  findFragment: (name: string) => FragmentDefinitionNode | null | undefined,
  { ofField, ofAll }: Measure,
): number {
  const fragments = new Map<string, number>();
  function measure(set: SelectionSetNode, isRoot: boolean): number {
    return ofAll(
      set.selections.map((selection) => {
        if (selection.kind === Kind.FIELD)
          return ofField(selection, selection.selectionSet ? measure(selection.selectionSet, false) : 0, isRoot);
        if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet, isRoot);
        return measureFragment(selection.name.value, isRoot);
      }),
    );
  }
  function measureFragment(name: string, isRoot: boolean): number {
    const key = `${name} ${isRoot}`;
    const known = fragments.get(key);
    if (known !== undefined) return known;
    // Another rule reports a recursive fragment; here the recursion only has to end.
    fragments.set(key, 0);
    const fragment = findFragment(name);
    const size = fragment ? measure(fragment.selectionSet, isRoot) : 0;
    fragments.set(key, size);
    return size;
  }
  return measure(operation, true);
}
