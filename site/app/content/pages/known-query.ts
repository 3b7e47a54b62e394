import type { TagCollector } from '../client/tags.ts';

/** The known values of each query name that a page reads; an absent one always counts as known. */
export type KnownQuery = Readonly<Record<string, readonly (string | null | undefined)[]>>;

/** Whether all given values of the names a page reads are known, and none is repeated. */
function isKnownQuery(params: URLSearchParams, known: KnownQuery): boolean {
  return Object.entries(known).every(([name, values]) => {
    const given = params.getAll(name);
    return new Set(given).size === given.length && given.every((value) => value === '' || values.includes(value));
  });
}

/** Keeps a page out of the cache if its address asks for what content does not know (decision 0093). */
export function markUnknownQuery(tags: TagCollector, params: URLSearchParams, known: KnownQuery): void {
  if (!isKnownQuery(params, known)) tags.markUnknown();
}
