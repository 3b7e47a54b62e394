import type { StoredEntry } from './tagged-store.ts';

/** How long a value may be used, in milliseconds. */
export type Lifetime = {
  /** Served from memory without a request to the source. */
  fresh: number;
  /** After that, served stale while it is reloaded in the background. */
  whileRevalidating: number;
  /** After the fresh time, served when reloading fails. */
  onError: number;
};

/** A value to cache, as the loader returned it. */
export type LoadedValue<Value> = {
  value: Value;
  lifetime: Lifetime;
  /** Estimated memory use. */
  bytes: number;
  tags?: readonly string[];
};

/** The result of a load: a value to cache, or a `passing` one, only for the callers that wait for it. */
export type Loaded<Value, Passing> = (LoadedValue<Value> | { passing: Passing; tags?: never }) & {
  /** A failure, cached because there is no value: an older value that may still be used is served instead. */
  isFailure?: boolean;
};

/** Where a value came from: memory, memory although it is too old, or its source. */
export type Verdict = 'hit' | 'stale' | 'miss';

/** A cached value as it is served, and how long a page made from it may count as fresh. */
export type ServedValue<Value> = {
  value: Value;
  tags: readonly string[];
  freshForMs: number;
  verdict: Verdict;
};

/** A cached value and its deadlines (clock time). */
export type CacheEntry<Value> = StoredEntry & {
  value: Value;
  /** How long the load took. */
  loadMs: number;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  /** No refresh is tried before this after one has failed. */
  retryAt: number;
  /** Readers wait for a refresh until then; `Infinity` while none of them waits. */
  waitUntil: number;
};

/** A page made from a stale value is only fresh for this long. */
const STALE_FRESH_MS = 1_000;

/** Builds the entry of a value. If loaded while the source settles after a purge, it is only fresh for a moment. */
export function buildEntry<Value>(
  key: string,
  { value, lifetime, bytes, tags = [] }: LoadedValue<Value>,
  { now, loadMs, isSettling, leastFresh }: { now: number; loadMs: number; isSettling: boolean; leastFresh: number },
): CacheEntry<Value> {
  const fresh = Math.max(leastFresh, isSettling ? Math.min(lifetime.fresh, STALE_FRESH_MS) : lifetime.fresh);
  const freshUntil = now + fresh;
  return {
    key,
    value,
    bytes,
    tags,
    loadMs,
    freshUntil,
    staleUntil: freshUntil + lifetime.whileRevalidating,
    errorUntil: freshUntil + Math.max(lifetime.whileRevalidating, lifetime.onError),
    retryAt: 0,
    waitUntil: Number.POSITIVE_INFINITY,
  };
}

/** Whether a value past its fresh time is served before it is reloaded. */
export function isServedStale(
  { staleUntil, retryAt, errorUntil, waitUntil }: CacheEntry<unknown>,
  now: number,
): boolean {
  return now < staleUntil || (now < errorUntil && (now < retryAt || now >= waitUntil));
}

export function buildServed<Value>(
  { value, tags, freshUntil }: CacheEntry<Value>,
  now: number,
  verdict: Verdict,
): ServedValue<Value> {
  return { value, tags, freshForMs: Math.max(STALE_FRESH_MS, freshUntil - now), verdict };
}
