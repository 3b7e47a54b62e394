import { waitAtMost } from '../../contract/wait-at-most.ts';
import {
  buildEntry,
  buildServed,
  type CacheEntry,
  isServedStale,
  type Loaded,
  type ServedValue,
} from './cache-entry.ts';
import { createPurgeLog, EVERYTHING } from './purge-log.ts';
import { createTaggedStore } from './tagged-store.ts';
import type { Task } from './task.ts';
import { createWaiters, type Waiters } from './waiters.ts';

export type RefreshingCacheOptions<Value> = {
  clock: () => number;
  maxBytes: number;
  maxEntries?: number | undefined;
  /** Values that share an eighth of the budget, so that many of them cannot evict the others. */
  isMinor?: (value: Value) => boolean;
  /** How long a failing source is not called again for a key that has an older value. */
  retryMs?: number;
  /** How long after a purge the source may still return the old state; values loaded in that time expire soon. */
  settleMs?: number;
  /** A slow value is fresh for at least this many times its load time. */
  minFreshPerLoad?: number;
  /** After a purge, a value that took longer than this to load is served stale while it reloads; others are awaited. */
  maxWaitMs?: number;
  /** Readers wait for a new load at most this long while an older value may be served in its place. */
  patienceMs?: number;
  /** Called with the errors that callers do not see because an older value was served. */
  onError?: (error: unknown, key: string) => void;
  /** Called with each loaded entry that is kept, unless a purge came during the load. */
  onKept?: (entry: Readonly<CacheEntry<Value>>) => void;
};

/** Loads a value; `held` is the cached one, however old. The task is aborted when all who waited have gone. */
export type Load<Value, Passing> = (held: Value | undefined, task: Task) => Promise<Loaded<Value, Passing>>;

/** The time a load began, and the number of purges before it. */
type Start = { at: number; purges: number };
/** The result of a load. `isRaced`: a purge came while it ran, so it may be the old or the new state. */
type Outcome<Value, Passing> = { served: ServedValue<Value> | Passing; isRaced: boolean };
type Running<Value, Passing> = { start: Start; outcome: Promise<Outcome<Value, Passing>>; waiters: Waiters };

/**
 * Creates a cache that loads missing values (one load for all who wait), serves stale values while it refreshes them or
 * when the refresh fails, purges by tag and stays within a byte budget (decision 0071).
 */
export function createRefreshingCache<Value, Passing = never>(options: RefreshingCacheOptions<Value>) {
  const { clock, retryMs = 5_000, settleMs = 15_000, minFreshPerLoad = 0 } = options;
  const { maxWaitMs = Number.POSITIVE_INFINITY, patienceMs = Number.POSITIVE_INFINITY } = options;
  const { maxBytes, maxEntries, isMinor = () => false, onError = () => {}, onKept = () => {} } = options;
  const stats = { hits: 0, stale: 0, misses: 0, failures: 0, passes: 0 };
  const purges = createPurgeLog({ clock, settleMs });
  const store = createTaggedStore<CacheEntry<Value>>({ maxBytes, maxEntries, isMinor: ({ value }) => isMinor(value) });
  const inFlight = new Map<string, Running<Value, Passing>>();

  /** The fresh value of a key, synchronously: the fast path of a hit. */
  function find(key: string): Value | undefined {
    const entry = store.get(key);
    if (entry === undefined || clock() >= entry.freshUntil) return undefined;
    stats.hits++;
    return entry.value;
  }

  /**
   * Reads the value of a key, loading it when it is missing or too old; rejects when there is nothing to serve, or when
   * the reader's task is given up.
   */
  async function read(key: string, load: Load<Value, Passing>, task?: Task): Promise<ServedValue<Value> | Passing> {
    const entry = store.get(key);
    const now = clock();
    if (entry !== undefined && now < entry.freshUntil) {
      stats.hits++;
      return buildServed(entry, now, 'hit');
    }
    if (entry !== undefined && isServedStale(entry, now)) {
      stats.stale++;
      if (now >= entry.retryAt) refreshBehind(key, load);
      return buildServed(entry, now, 'stale');
    }
    stats.misses++;
    const reloaded = refresh(key, load, task);
    if (entry === undefined || now >= entry.errorUntil || patienceMs === Number.POSITIVE_INFINITY) return reloaded;
    entry.waitUntil = Math.min(entry.waitUntil, now + patienceMs);
    const inTime = await waitAtMost(reloaded, entry.waitUntil - now);
    if (inTime !== null) return inTime;
    refreshBehind(key, load);
    return buildServed(entry, clock(), 'stale');
  }

  /** Reloads a value and waits for it. A load that began before a purge is not shared with callers after it. */
  async function refresh(key: string, load: Load<Value, Passing>, task?: Task): Promise<ServedValue<Value> | Passing> {
    task?.signal?.throwIfAborted();
    const purgesBefore = purges.count();
    const { start, outcome, waiters } = share(key, load);
    const { served, isRaced } = await waiters.wait(outcome, task);
    return isRaced && start.purges < purgesBefore ? refresh(key, load, task) : served;
  }

  function refreshBehind(key: string, load: Load<Value, Passing>): void {
    const { outcome, waiters } = share(key, load);
    waiters.keepRunning();
    outcome.catch((error: unknown) => onError(error, key));
  }

  function share(key: string, load: Load<Value, Passing>): Running<Value, Passing> {
    const running = inFlight.get(key);
    if (running !== undefined && !running.waiters.task.signal.aborted) return running;
    const start = { at: clock(), purges: purges.count() };
    const waiters = createWaiters();
    const outcome = run(key, load, start, waiters.task).finally(() => {
      if (inFlight.get(key) === started) inFlight.delete(key);
    });
    const started = { start, outcome, waiters };
    inFlight.set(key, started);
    return started;
  }

  async function run(
    key: string,
    load: Load<Value, Passing>,
    start: Start,
    task: Waiters['task'],
  ): Promise<Outcome<Value, Passing>> {
    let loaded: Loaded<Value, Passing>;
    try {
      loaded = await load(store.peek(key)?.value, task);
      // A result made of cancelled requests is not a failure of the source, and nobody waits for it.
      task.signal.throwIfAborted();
    } catch (error) {
      if (task.signal.aborted) throw error;
      const old = keepOld(key, start);
      if (old === null) throw error;
      onError(error, key);
      return old;
    }
    return (loaded.isFailure === true ? keepOld(key, start) : null) ?? keep(key, loaded, start);
  }

  /** After a failed load, keeps the old value as long as it may be served and does not ask the source for a while. */
  function keepOld(key: string, start: Start): Outcome<Value, Passing> | null {
    stats.failures++;
    const entry = store.peek(key);
    const now = clock();
    if (entry === undefined || now >= entry.errorUntil) return null;
    const isRaced = wasPurged(entry.tags, start);
    if (!isRaced) entry.retryAt = now + retryMs;
    return { served: buildServed(entry, now, 'stale'), isRaced };
  }

  function keep(key: string, loaded: Loaded<Value, Passing>, start: Start): Outcome<Value, Passing> {
    const { tags = [] } = loaded;
    const isRaced = wasPurged(tags, start);
    if ('passing' in loaded) {
      stats.passes++;
      store.remove(key);
      return { served: loaded.passing, isRaced };
    }
    const now = clock();
    const loadMs = now - start.at;
    const settledAt = (purges.findLast(tags)?.at ?? Number.NEGATIVE_INFINITY) + settleMs;
    const isSettling = start.at < settledAt;
    const entry = buildEntry(key, loaded, { now, loadMs, isSettling, leastFresh: loadMs * minFreshPerLoad });
    if (isRaced) expire(entry);
    // A possibly old state is not served stale once the source must have the new one.
    else if (isSettling) limitStale(entry, Math.max(entry.freshUntil, settledAt));
    store.set(entry);
    if (!isRaced) onKept(entry);
    return { served: buildServed(entry, now, 'miss'), isRaced };
  }

  function wasPurged(tags: readonly string[], since: Start): boolean {
    return (purges.findLast(tags)?.sequence ?? 0) > since.purges;
  }

  function expire(entry: CacheEntry<Value>): void {
    entry.freshUntil = Number.NEGATIVE_INFINITY;
    entry.retryAt = 0;
    entry.waitUntil = Number.POSITIVE_INFINITY;
    limitStale(entry, Number.NEGATIVE_INFINITY);
  }

  function limitStale(entry: CacheEntry<Value>, until: number): void {
    if (entry.loadMs <= maxWaitMs) entry.staleUntil = Math.min(entry.staleUntil, until);
  }

  /** Makes every value with one of the tags reload before it is served; the old value stays in case that fails. */
  function purge(tags: readonly string[]): number {
    const [oldest] = inFlight.values();
    purges.record(tags, oldest?.start.purges ?? purges.count());
    const entries = tags.includes(EVERYTHING) ? store.values() : store.findTagged(tags);
    for (const entry of entries) expire(entry);
    return entries.length;
  }

  /** All tags of the values that have one of these. */
  function listTags(tags: readonly string[]): string[] {
    return [...new Set(store.findTagged(tags).flatMap((entry) => entry.tags))];
  }

  /** Makes a value refresh in the background at its next use. */
  function markStale(key: string): void {
    const entry = store.peek(key);
    if (entry !== undefined) entry.freshUntil = Number.NEGATIVE_INFINITY;
  }

  /** Updates the size of a value. */
  function weigh(key: string, bytes: number): void {
    const entry = store.peek(key);
    if (entry !== undefined) store.set({ ...entry, bytes });
  }

  /** The value of a key, however old; does not count as a use. */
  const peek = (key: string): Value | undefined => store.peek(key)?.value;
  const getStats = () => ({ ...stats, ...store.getSize(), inFlight: inFlight.size });

  return { find, read, refresh, peek, purge, listTags, markStale, weigh, getStats };
}

export type RefreshingCache<Value, Passing = never> = ReturnType<typeof createRefreshingCache<Value, Passing>>;
