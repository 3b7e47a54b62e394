import type { ServedValue } from '../../../cache/cache-entry.ts';
import { createRefreshingCache } from '../../../cache/refreshing-cache.ts';

/** An answer on its way into the cache. */
export type LoadedAnswer = {
  value: unknown;
  tags: readonly string[];
  /** About how much memory it takes. */
  bytes: number;
  /** Came with errors beside its data: used once, not kept. */
  isPartial: boolean;
};

/** An answer as the cache gives it. */
export type CachedAnswer = ServedValue<unknown> & { isPartial?: boolean };

export type QueryCacheOptions = {
  clock: () => number;
  /** How long an answer is served without asking again. */
  freshMs?: number;
  /** How long an older one is served while it is asked again behind the visitor, or while the service fails. */
  staleMs?: number;
  maxBytes?: number;
  maxEntries?: number;
};

/** A page made of a partial answer is worth asking again soon. */
const PARTIAL_MS = 1_000;

export type QueryCache = ReturnType<typeof createQueryCache>;

/** Creates the query cache: answers by endpoint, operation and variables (spec §7), refreshed behind the visitor, purged by tag. */
export function createQueryCache(options: QueryCacheOptions) {
  const { clock, freshMs = 60_000, staleMs = 86_400_000 } = options;
  const { maxBytes = 64 * 1024 * 1024, maxEntries = 10_000 } = options;
  const cache = createRefreshingCache<unknown, CachedAnswer>({ clock, maxBytes, maxEntries });
  const lifetime = { fresh: freshMs, whileRevalidating: staleMs - freshMs, onError: staleMs - freshMs };

  /** Gives the answer of a key. The client records what fails, so nobody hears of a refresh that did. */
  function read(key: string, load: () => Promise<LoadedAnswer>): Promise<CachedAnswer> {
    return cache.read(key, async () => {
      const answer = await load();
      return answer.isPartial
        ? { passing: { ...answer, freshForMs: PARTIAL_MS }, isFailure: true }
        : { ...answer, lifetime };
    });
  }

  return { read, purge: cache.purge, getStats: cache.getStats };
}
