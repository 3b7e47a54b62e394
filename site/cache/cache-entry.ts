import type { StoredEntry } from './tagged-store.ts';

/** How long a value may be used, in milliseconds. */
export type Lifetime = {
  /** Served without asking again. */
  fresh: number;
  /** After that, served while it is loaded anew behind the visitor. */
  whileRevalidating: number;
  /** After the fresh time, served when loading it anew fails. */
  onError: number;
};

/** A value to keep, as it was loaded. */
export type LoadedValue<Value> = {
  value: Value;
  lifetime: Lifetime;
  /** About how much memory it takes. */
  bytes: number;
  tags?: readonly string[];
};

/** What a load brings: a value to keep, or one for those who wait for it and nobody after. */
export type Loaded<Value, Passing> = (LoadedValue<Value> | { passing: Passing; tags?: never }) & {
  /** Only better than nothing: an older value that may still be used is served in its place. */
  isFailure?: boolean;
};

/** A kept value as it is served, with how long a page made from it may count as fresh. */
export type ServedValue<Value> = {
  value: Value;
  tags: readonly string[];
  freshForMs: number;
};

/** A kept value, and until when (clock time) it may be served in which case. */
export type CacheEntry<Value> = StoredEntry & {
  value: Value;
  /** How long it took to load. */
  loadMs: number;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  /** After a failed refresh no other is tried before this. */
  retryAt: number;
};

/** What is served although it may be old: a page made of it is worth asking again soon. */
const STALE_FRESH_MS = 1_000;

/** Builds the entry of a value; what was loaded while the source may still give an older state counts as fresh for a moment only. */
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
  };
}

/** Whether a value that is no longer fresh is served before it is loaded anew. */
export function isServedStale({ staleUntil, retryAt, errorUntil }: CacheEntry<unknown>, now: number): boolean {
  return now < staleUntil || now < Math.min(retryAt, errorUntil);
}

export function buildServed<Value>({ value, tags, freshUntil }: CacheEntry<Value>, now: number): ServedValue<Value> {
  return { value, tags, freshForMs: Math.max(STALE_FRESH_MS, freshUntil - now) };
}
