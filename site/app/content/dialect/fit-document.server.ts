import { Kind, parse, print, stripIgnoredCharacters } from 'graphql';
import type { ServiceError } from './refusals.ts';
import { type Change, type Part, rewriteDocument } from './rewrite-document.server.ts';

/** The places in documents that a service names differently or lacks. */
type Facts = ReadonlyMap<string, Change>;

/** The language argument of the other extension (contract notes, section 0). */
const ARGUMENTS = new Map([['language', 'wpmlLanguage']]);

/**
 * Names in other plugins: of the fields of our group `seo` in Yoast, then Rank Math; of a translation's address and
 * title in Polylang, where it is a node.
 */
const FIELDS = new Map([
  ['metaTitle', 'title'],
  ['metaDescription', 'metaDesc'],
  ['metaDesc', 'description'],
  ['href', 'uri'],
  ['post_title', 'title'],
]);
/** The same for objects: Polylang has a node's locale in its language. */
const OBJECTS = new Map([['locale', 'language']]);

/** The name of the type that a service has for a variable. */
const EXPECTED_TYPE = /used in position expecting type "(\w+)"/;

/** Fits a document to a service: null when that leaves nothing to query. `onRemove` gets the places left out. */
export function fitDocument(text: string, facts: Facts, onRemove: (place: string) => void = () => {}): string | null {
  const document = rewriteDocument(parse(text), (_part, place) => {
    const change = facts.get(place);
    if (change === 'remove') onRemove(place);
    return change;
  });
  return document && stripIgnoredCharacters(print(document));
}

/** Variables as a fitted document takes them: Polylang has an enum of the languages, in upper case. */
export function fitVariables(
  text: string,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const enums = [...text.matchAll(/\$(\w+):\w+Enum\b/g)].flatMap(([, name = '']) => {
    const value = variables[name];
    return typeof value === 'string' ? [[name, value.toUpperCase()] as const] : [];
  });
  return enums.length === 0 ? variables : { ...variables, ...Object.fromEntries(enums) };
}

/** A part of a document that a service refused, and the change it leads to. */
type Refused = { place: string; change: Change; error: ServiceError };

/** Reads which parts of a document a service refused, from the locations of its errors. */
export function readRefused(text: string, errors: readonly ServiceError[]): Refused[] {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const byOffset = new Map(
    errors.flatMap((error) =>
      (error.locations ?? []).map(({ line, column }) => [(lineStarts[line - 1] ?? 0) + column - 1, error] as const),
    ),
  );
  const refused: Refused[] = [];
  rewriteDocument(parse(text), (part, place) => {
    const error = part.loc && byOffset.get(part.loc.start);
    if (error) refused.push({ place, change: resolveChange(part, error), error });
    return undefined;
  });
  return refused;
}

function resolveChange(part: Part, { message }: ServiceError): Change {
  if (part.kind === Kind.VARIABLE) {
    const [, type] = EXPECTED_TYPE.exec(message) ?? [];
    return type?.endsWith('Enum') ? { type } : 'remove';
  }
  if (part.kind !== Kind.FIELD && part.kind !== Kind.ARGUMENT && part.kind !== Kind.OBJECT_FIELD) return 'remove';
  // Old field groups have pictures without an edge; cleaning puts it back.
  if (part.kind === Kind.FIELD && part.name.value === 'node') return 'unwrap';
  const names = part.kind !== Kind.FIELD ? ARGUMENTS : part.selectionSet ? OBJECTS : FIELDS;
  const name = names.get(part.name.value);
  return name === undefined ? 'remove' : { name };
}
