import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  type VariableDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { rewriteDocument } from '../dialect/rewrite-document.server.ts';
import type { PreviewType } from './preview-claim.server.ts';

/** The list that holds entries of a type, and whether a single one has previews. */
export const LOOKUPS = {
  page: { list: 'pages', asPreview: true },
  post: { list: 'posts', asPreview: true },
  campaign: { list: 'campaigns', asPreview: true },
  location: { list: 'locations', asPreview: true },
  award: { list: 'awards', asPreview: true },
  // WooGraphQL has no previews of products; WooCommerce keeps no revisions of them either.
  product: { list: 'products', asPreview: false },
} as const satisfies Record<PreviewType, { list: string; asPreview: boolean }>;

/** A place in an answer for an entry of the type, if it is queried there. */
export type Place = {
  /** The name of the field in the answer. */
  key: string;
  /** The draft's alias in its own answer: not the name of a contract field, or it would be read as that field. */
  alias: string;
  isList: boolean;
  /** The field's arguments for these variables. */
  readArguments: (variables: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
};

/** A document that queries one entry by its number, with the fields that another document queries of its type. */
export type DraftDocument = { text: string; places: readonly Place[] };

/** The variable with the draft's number, beside the document's own. */
export const DRAFT_ID = 'draftId';

/**
 * Builds the document of an unpublished entry from one that queries published entries of its type; null when it queries
 * none. An entry without an address cannot be found by name, and lists never hold it.
 */
export function buildDraftDocument(source: string, type: PreviewType, isRevision: boolean): DraftDocument | null {
  const document = parse(source);
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) return null;
  const fields = operation.selectionSet.selections.filter((one) => one.kind === Kind.FIELD);
  const found = fields.flatMap((field) => {
    const isList = field.name.value === LOOKUPS[type].list;
    const selectionSet = isList ? nodesOf(field) : field.name.value === type ? field.selectionSet : undefined;
    return selectionSet === undefined ? [] : [{ field, isList, selectionSet }];
  });
  if (found.length === 0) return null;
  const asked = found.map(({ selectionSet }, index) => buildLookup(aliasOf(index), type, isRevision, selectionSet));
  const text = writeDocument(document, operation, asked);
  const defaults = readDefaults(operation);
  const places = found.map(({ field, isList }, index): Place => {
    const readArguments = (variables: Readonly<Record<string, unknown>>) => {
      const values = { ...defaults, ...variables };
      const pairs = (field.arguments ?? []).map((one) => [one.name.value, valueFromASTUntyped(one.value, values)]);
      return Object.fromEntries(pairs);
    };
    return { key: keyOf(field), alias: aliasOf(index), isList, readArguments };
  });
  return text === null ? null : { text, places };
}

const aliasOf = (index: number) => `draft${index}`;

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

function nodesOf({ selectionSet }: FieldNode): SelectionSetNode | undefined {
  for (const one of selectionSet?.selections ?? [])
    if (one.kind === Kind.FIELD && one.name.value === 'nodes') return one.selectionSet;
  return undefined;
}

/** `draft0: page(id: $draftId, idType: DATABASE_ID, asPreview: true) { … }`; a revision has its own number. */
function buildLookup(alias: string, type: PreviewType, isRevision: boolean, selectionSet: SelectionSetNode): FieldNode {
  const asPreview = LOOKUPS[type].asPreview && !isRevision;
  return {
    kind: Kind.FIELD,
    alias: named(alias),
    name: named(type),
    arguments: [
      { kind: Kind.ARGUMENT, name: named('id'), value: { kind: Kind.VARIABLE, name: named(DRAFT_ID) } },
      { kind: Kind.ARGUMENT, name: named('idType'), value: { kind: Kind.ENUM, value: 'DATABASE_ID' } },
      ...(asPreview ? [AS_PREVIEW] : []),
    ],
    selectionSet,
  };
}

const named = (value: string): NameNode => ({ kind: Kind.NAME, value });
const AS_PREVIEW: ArgumentNode = {
  kind: Kind.ARGUMENT,
  name: named('asPreview'),
  value: { kind: Kind.BOOLEAN, value: true },
};
const DRAFT_ID_DEFINITION: VariableDefinitionNode = {
  kind: Kind.VARIABLE_DEFINITION,
  variable: { kind: Kind.VARIABLE, name: named(DRAFT_ID) },
  type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: named('ID') } },
};

/** Writes the document with other root fields, without what they leave unused. */
function writeDocument(
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
  selections: readonly FieldNode[],
): string | null {
  const draft: OperationDefinitionNode = {
    ...operation,
    name: named(`${operation.name?.value ?? ''}Draft`),
    variableDefinitions: [...(operation.variableDefinitions ?? []), DRAFT_ID_DEFINITION],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [...selections] },
  };
  const others = definitions.filter((one) => one !== operation);
  const rest = rewriteDocument({ kind: Kind.DOCUMENT, definitions: [draft, ...others] }, () => undefined);
  return rest && print(rest);
}

function readDefaults({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
    ),
  );
}
