import {
  type ArgumentNode,
  type DefinitionNode,
  type DocumentNode,
  type EnumValueNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  Kind,
  type NamedTypeNode,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  type VariableDefinitionNode,
  type VariableNode,
  visit,
} from 'graphql';

/** The parts that a service may refuse. */
export type Part =
  | FieldNode
  | ArgumentNode
  | ObjectFieldNode
  | EnumValueNode
  | VariableNode
  | NamedTypeNode
  | FragmentSpreadNode;

/** The change to a part: another name, another type of a variable, its fields in its place, or removal. */
export type Change = { name: string } | { type: string } | 'unwrap' | 'remove';

/**
 * Decides on a part by its place: the path of names to it from the operation, or from the type of the fragment it is
 * in, like `Page.subNavigation` or `query.pages(where)(language)`.
 */
type Decide = (part: Part, place: string) => Change | undefined;

/**
 * Arguments that can be dropped: without them an answer has another order or language, or more entries, which the site
 * sorts out. Dropping any other drops its field: a missing filter would widen the answer (contract notes 27).
 */
const DISPENSABLE = new Set(['language', 'wpmlLanguage', 'orderby', 'hideEmpty', 'parentDatabaseId']);

/** Fields that are not content. */
const BESIDE = new Set(['pageInfo', '__typename']);

/** Rewrites a document part by part, dropping what becomes empty or unused: null when nothing is left to query. */
export function rewriteDocument({ definitions }: DocumentNode, decide: Decide): DocumentNode | null {
  const originals = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const fragments = new Map<string, FragmentDefinitionNode | null>();
  const types = new Map<string, string>();

  function rewriteFragment(name: string): FragmentDefinitionNode | null {
    const known = fragments.get(name);
    const original = originals.get(name);
    if (known !== undefined || original === undefined) return known ?? null;
    const type = original.typeCondition;
    const selectionSet = isRemoved(type) ? null : rewriteSelections(original.selectionSet, type.name.value);
    const fragment = selectionSet && { ...original, selectionSet };
    fragments.set(name, fragment);
    return fragment;
  }

  function isRemoved(type: NamedTypeNode): boolean {
    return decide(type, type.name.value) !== undefined;
  }

  function rewriteSelections({ selections, ...set }: SelectionSetNode, at: string): SelectionSetNode | null {
    const rest = selections.flatMap((one) => rewriteSelection(one, at));
    return rest.every(isBeside) ? null : { ...set, selections: rest };
  }

  function rewriteSelection(node: SelectionNode, at: string): SelectionNode[] {
    if (node.kind === Kind.FIELD) return rewriteField(node, at);
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const isGone = decide(node, `${at}...${node.name.value}`) !== undefined;
      return isGone || rewriteFragment(node.name.value) === null ? [] : [node];
    }
    const type = node.typeCondition;
    if (type && isRemoved(type)) return [];
    const selectionSet = rewriteSelections(node.selectionSet, type?.name.value ?? at);
    return selectionSet ? [{ ...node, selectionSet }] : [];
  }

  function rewriteField(node: FieldNode, at: string): SelectionNode[] {
    const place = `${at}.${node.name.value}`;
    const change = decide(node, place);
    if (change === 'remove') return [];
    if (change === 'unwrap') return (node.selectionSet?.selections ?? []).flatMap((one) => rewriteSelection(one, at));
    if (isName(change))
      return rewriteField({ ...node, alias: node.alias ?? node.name, name: rename(node, change) }, at);
    const rest = rewriteEntries(node.arguments ?? [], place);
    const selectionSet = node.selectionSet && rewriteSelections(node.selectionSet, place);
    if (rest === null || selectionSet === null) return [];
    return [{ ...node, arguments: rest, ...(selectionSet && { selectionSet }) }];
  }

  /** Arguments, or the fields of an input; null when a required one was removed. */
  function rewriteEntries<Entry extends ArgumentNode | ObjectFieldNode>(
    entries: readonly Entry[],
    at: string,
  ): Entry[] | null {
    const rest = entries.map((entry) => rewriteEntry(entry, at));
    return rest.includes(null) ? null : rest.flatMap((entry) => entry || []);
  }

  /** Null when a required one was removed, false when an optional one was. */
  function rewriteEntry<Entry extends ArgumentNode | ObjectFieldNode>(entry: Entry, at: string): Entry | null | false {
    const place = `${at}(${entry.name.value})`;
    const change = decide(entry, place);
    if (change === 'remove') return DISPENSABLE.has(entry.name.value) ? false : null;
    if (isName(change)) return rewriteEntry({ ...entry, name: rename(entry, change) }, at);
    const value = rewriteValue(entry.value, place);
    if (value?.kind === Kind.OBJECT && value.fields.length === 0) return false;
    return value && { ...entry, value };
  }

  function rewriteValue(value: ValueNode, at: string): ValueNode | null {
    if (value.kind === Kind.VARIABLE) {
      const change = decide(value, `${at}: $`);
      if (typeof change === 'object' && 'type' in change) types.set(value.name.value, change.type);
      return change === 'remove' ? null : value;
    }
    if (value.kind === Kind.ENUM) return decide(value, `${at}: ${value.value}`) === undefined ? value : null;
    if (value.kind === Kind.OBJECT) {
      const rest = rewriteEntries(value.fields, at);
      return rest && { ...value, fields: rest };
    }
    if (value.kind !== Kind.LIST) return value;
    const values = value.values.flatMap((one) => rewriteValue(one, at) ?? []);
    return values.length < value.values.length ? null : { ...value, values };
  }

  const [original] = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const selectionSet = original && rewriteSelections(original.selectionSet, original.operation);
  if (!original || !selectionSet) return null;
  const operation = { ...original, selectionSet };
  const used = [...fragments.values()].filter((one) => one !== null);
  return { kind: Kind.DOCUMENT, definitions: [declareVariables(operation, [operation, ...used], types), ...used] };
}

/** Drops unused variables, and gives the others the types that the service has for them. */
function declareVariables(
  operation: OperationDefinitionNode,
  definitions: readonly DefinitionNode[],
  types: ReadonlyMap<string, string>,
): OperationDefinitionNode {
  const used = new Set<string>();
  visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      VariableDefinition: () => false,
      Variable: ({ name }) => {
        used.add(name.value);
      },
    },
  );
  const variableDefinitions = operation.variableDefinitions
    ?.filter(({ variable }) => used.has(variable.name.value))
    .map((definition) => retype(definition, types.get(definition.variable.name.value)));
  return { ...operation, ...(variableDefinitions && { variableDefinitions }) };
}

/** An enum's values are in upper case. */
function retype(definition: VariableDefinitionNode, type: string | undefined): VariableDefinitionNode {
  if (type === undefined) return definition;
  const { defaultValue } = definition;
  return {
    ...definition,
    type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } },
    ...(defaultValue?.kind === Kind.STRING && {
      defaultValue: { kind: Kind.ENUM, value: defaultValue.value.toUpperCase() },
    }),
  };
}

function isName(change: Change | undefined): change is { name: string } {
  return typeof change === 'object' && 'name' in change;
}

function rename({ name }: FieldNode | ArgumentNode | ObjectFieldNode, change: { name: string }) {
  return { ...name, value: change.name };
}

function isBeside(node: SelectionNode): boolean {
  return node.kind === Kind.FIELD && BESIDE.has(node.name.value);
}
