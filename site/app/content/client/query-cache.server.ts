import type { ServedValue, Verdict } from '../../../cache/cache-entry.ts';
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
  /** The time it came from the service, for an answer kept from before a failure. */
  savedAt?: number | null;
  /** How long it is fresh, if not the cache's default. */
  freshMs?: number | undefined;
};

/** An answer as it is served. */
export type CachedAnswer = Omit<ServedValue<unknown>, 'verdict'> & {
  /** The cache's verdict; missing for an answer that is not kept. */
  verdict?: Verdict;
  isPartial?: boolean;
  savedAt?: number | null;
};

type Stored = { answer: unknown; savedAt: number | null };
type Passing = { partial: CachedAnswer };

export type QueryCacheOptions = {
  clock: () => number;
  /** How long an answer is fresh. */
  freshMs?: number;
  /** How long a stale answer is served while it is refreshed, or while the service fails. */
  staleMs?: number;
  maxBytes?: number;
  maxEntries?: number;
};

/** How long an answer from before a failure is shown before the service is tried again. */
const KEPT_FRESH_MS = 5_000;
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
  const cache = createRefreshingCache<Stored, Passing>({ clock, maxBytes, maxEntries });
  const lifetime = { fresh: freshMs, whileRevalidating: staleMs - freshMs, onError: staleMs - freshMs };
  const keptLifetime = { ...lifetime, fresh: KEPT_FRESH_MS };

  /** Reads the answer of a key. The client records failures, so a failed refresh needs no handling here. */
  async function read(key: string, load: (task: Task) => Promise<LoadedAnswer>, task?: Task): Promise<CachedAnswer> {
    const loadAnswer: Load<Stored, Passing> = async (_held, shared) => {
      const answer = await load(shared);
      if (answer.isPartial) return { passing: { partial: { ...answer, freshForMs: PARTIAL_MS } }, isFailure: true };
      const { value: given, tags, bytes, savedAt = null, freshMs: fresh = freshMs } = answer;
      const value = { answer: given, savedAt };
      return savedAt === null
        ? { value, tags, bytes, lifetime: { ...lifetime, fresh } }
        : { value, tags, bytes, lifetime: keptLifetime, isFailure: true };
    };
    const served = await cache.read(key, loadAnswer, task);
    if ('partial' in served) return served.partial;
    const { answer, savedAt } = served.value;
    return { ...served, value: answer, savedAt };
  }

  return { read, purge: cache.purge, getStats: cache.getStats };
}
