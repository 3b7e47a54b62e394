import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

export type Measure = {
  /** The measure of a field, from that of what is selected below it; `isRoot` where a query starts. */
  ofField: (field: FieldNode, below: number, isRoot: boolean) => number;
  ofAll: (measures: readonly number[]) => number;
};

/** Measures what a query selects; a fragment is measured once, however often it is spread. */
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
    // Another rule reports a fragment that contains itself; here the recursion must only end.
    fragments.set(key, 0);
    const fragment = findFragment(name);
    const size = fragment ? measure(fragment.selectionSet, isRoot) : 0;
    fragments.set(key, size);
    return size;
  }
  return measure(operation, true);
}
