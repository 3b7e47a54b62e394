import type { ServedValue } from '../../../cache/cache-entry.ts';
import { createRefreshingCache, type Load } from '../../../cache/refreshing-cache.ts';
import type { Task } from '../../../cache/task.ts';

/** An answer to be cached. */
export type LoadedAnswer = {
  value: unknown;
  tags: readonly string[];
  /** Estimated memory use. */
  bytes: number;
  /** It came with errors beside its data: used once, not cached. */
  isPartial: boolean;
};

/** An answer as it is served. */
export type CachedAnswer = ServedValue<unknown> & { isPartial?: boolean };

export type QueryCacheOptions = {
  clock: () => number;
  /** How long an answer is fresh. */
  freshMs?: number;
  /** How long an older one is served while it is refreshed, or while the service fails. */
  staleMs?: number;
  maxBytes?: number;
  maxEntries?: number;
};

/** How long a page made of a partial answer is fresh. */
const PARTIAL_MS = 1_000;

export type QueryCache = ReturnType<typeof createQueryCache>;

/**
 * Creates the query cache: answers by endpoint, operation and variables (spec §7), refreshed in the background and
 * purged by tag.
 */
export function createQueryCache(options: QueryCacheOptions) {
  const { clock, freshMs = 60_000, staleMs = 86_400_000 } = options;
  const { maxBytes = 64 * 1024 * 1024, maxEntries = 10_000 } = options;
  const cache = createRefreshingCache<unknown, CachedAnswer>({ clock, maxBytes, maxEntries });
  const lifetime = { fresh: freshMs, whileRevalidating: staleMs - freshMs, onError: staleMs - freshMs };

  /** Reads the answer of a key. The client records failures, so a failed refresh needs no handling here. */
  function read(key: string, load: (task: Task) => Promise<LoadedAnswer>, task?: Task): Promise<CachedAnswer> {
    const loadAnswer: Load<unknown, CachedAnswer> = async (_held, shared) => {
      const answer = await load(shared);
      return answer.isPartial
        ? { passing: { ...answer, freshForMs: PARTIAL_MS }, isFailure: true }
        : { ...answer, lifetime };
    };
    return cache.read(key, loadAnswer, task);
  }

  return { read, purge: cache.purge, getStats: cache.getStats };
}
