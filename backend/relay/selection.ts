import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** The names of the fields selected at a path below the resolved field: `['nodes']` for those of a list's rows. */
export function selectedFields(info: GraphQLResolveInfo, path: readonly string[]): Set<string> {
  let sets = info.fieldNodes.flatMap((node) => node.selectionSet ?? []);
  for (const step of path)
    sets = sets
      .flatMap((set) => fieldsOf(set, info).filter(({ name }) => name === step))
      .flatMap(({ below }) => below ?? []);
  return new Set(sets.flatMap((set) => fieldsOf(set, info)).map(({ name }) => name));
}

function fieldsOf(
  set: SelectionSetNode,
  info: GraphQLResolveInfo,
): { name: string; below: SelectionSetNode | undefined }[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [{ name: selection.name.value, below: selection.selectionSet }];
    const inner =
      selection.kind === 'InlineFragment' ? selection.selectionSet : info.fragments[selection.name.value]?.selectionSet;
    return inner ? fieldsOf(inner, info) : [];
  });
}
