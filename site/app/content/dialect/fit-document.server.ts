import { Kind, parse, print, stripIgnoredCharacters } from 'graphql';
import type { ServiceError } from './refusals.ts';
import { type Change, type Part, rewriteDocument } from './rewrite-document.server.ts';

/** What a service calls otherwise or lacks, by place in documents. */
export type Facts = ReadonlyMap<string, Change>;

/** What the languages are filtered by in the other extension (contract notes, section 0). */
const ARGUMENTS = new Map([['language', 'wpmlLanguage']]);

/** What SEO plugins call the fields of our group `seo`: Yoast, then Rank Math. */
const FIELDS = new Map([
  ['metaTitle', 'title'],
  ['metaDescription', 'metaDesc'],
  ['metaDesc', 'description'],
]);

/** Fits a document to a service: null when that leaves nothing to ask for. */
export function fitDocument(text: string, facts: Facts): string | null {
  const document = rewriteDocument(parse(text), (_part, place) => facts.get(place));
  return document && stripIgnoredCharacters(print(document));
}

/** What a service refused in a document, and what becomes of it. */
export type Refused = { place: string; change: Change; error: ServiceError };

/** Reads what a service refused of a document, by the places its errors point at. */
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
    if (error) refused.push({ place, change: resolveChange(part), error });
    return undefined;
  });
  return refused;
}

function resolveChange(part: Part): Change {
  if (part.kind !== Kind.FIELD && part.kind !== Kind.ARGUMENT && part.kind !== Kind.OBJECT_FIELD) return 'remove';
  // Old field groups have pictures without an edge; cleaning puts it back.
  if (part.kind === Kind.FIELD && part.name.value === 'node') return 'unwrap';
  const name = (part.kind === Kind.FIELD ? FIELDS : ARGUMENTS).get(part.name.value);
  return name === undefined ? 'remove' : { name };
}
