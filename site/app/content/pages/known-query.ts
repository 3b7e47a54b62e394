import type { TagCollector } from '../client/tags.ts';

/** The values that a page knows for each name of the query it reads; none given is always known. */
export type KnownQuery = Readonly<Record<string, readonly (string | null | undefined)[]>>;

/** Whether all given values of the names a page reads are known, and none is repeated. */
function isKnownQuery(params: URLSearchParams, known: KnownQuery): boolean {
  return Object.entries(known).every(([name, values]) => {
    const given = params.getAll(name);
    return new Set(given).size === given.length && given.every((value) => value === '' || values.includes(value));
  });
}

/** Sees to it that no page is kept for an address that asks for what content does not know (decision 0093). */
export function markUnknownQuery(tags: TagCollector, params: URLSearchParams, known: KnownQuery): void {
  if (!isKnownQuery(params, known)) tags.markUnknown();
}
