import type { Loaded, Verdict } from '../../cache/cache-entry.ts';
import { createRefreshingCache } from '../../cache/refreshing-cache.ts';
import type { Task } from '../../cache/task.ts';
import type { Edges } from '../edge/edges.ts';
import { createAddressMemory } from './address-memory.ts';
import { addressTags } from './address-tags.ts';
import {
  type Answer,
  buildVisitorAnswer,
  INCOMPLETE_HEADER,
  isForEverybody,
  isStorable,
  loadAnswer,
  parseKeyParams,
  parseTags,
} from './answer.ts';
import { isOfContent, parseLifetime } from './cache-control.ts';
import { createLoadVariant } from './load-variant.ts';
import { buildPageEntry, type PageEntry } from './page-entry.ts';
import { buildKeyUrl } from './page-key.ts';
import { buildKey, buildScopedPath, makeAnswer, type PageSource } from './page-source.ts';
import { createRecompress } from './recompress.ts';
import { createSharedLoad, type Loading, type Uncached } from './shared-load.ts';
import type { SharedPageStore } from './shared-page-store.ts';

type PageCacheOptions = {
  /** Budget of the pages of content; all other addresses have another eighth of it. */
  maxBytes: number;
  clock: () => number;
  /** Resolves when the process has time for background work. */
  idle?: () => Promise<void>;
  onError?: (error: unknown, key: string) => void;
  /** The caches in front of the site. */
  edges?: Pick<Edges, 'tagHeaders' | 'sendsExpiry'>;
  /** Shares pages with other processes; null if there are none. */
  sharedPages?: SharedPageStore | null;
};

/**
 * How long a visitor waits for a changed page before getting the version from before the change: a healthy service has
 * answered by then.
 */
const PATIENCE_MS = 8_000;

/** Memory for addresses whose query names no route reads: some 9,000 of campaigns. */
const ALIASES_BYTES = 4_000_000;
/** Memory for the query names that routes read: some 10,000 addresses. */
const KEY_PARAMS_BYTES = 4_000_000;

/** The cache's verdict on a request: `pass` for an answer that is not kept, `none` if the cache was not used. */
export type PageVerdict = Verdict | 'pass' | 'none';

/** A stored page, or an answer that must not be stored. */
export type Served = ({ entry: PageEntry } | { answer: Answer }) & { verdict: PageVerdict };

/**
 * Creates the page cache: the refreshing cache, and what only pages need: keys by the query names their routes read,
 * encodings, and answers for a single visitor (ARCHITECTURE.md).
 */
export function createPageCache(options: PageCacheOptions) {
  const { maxBytes, clock, idle = () => Promise.resolve(), onError = () => {}, edges, sharedPages = null } = options;
  const cache = createRefreshingCache<PageEntry, Uncached>({
    clock,
    maxBytes,
    patienceMs: PATIENCE_MS,
    onError,
    // Redirects, missing pages, searches and comparisons are endless: they must not evict pages.
    isMinor: ({ status, headers }) => status !== 200 || !headers.some(isOfContent),
    onKept: (entry) => shared?.share(entry),
  });
  /** Addresses with irrelevant query names → the key they share. */
  const aliases = createAddressMemory<string>(ALIASES_BYTES);
  /** Addresses without their query → the names that their routes read. */
  const keyParams = createAddressMemory<readonly string[]>(KEY_PARAMS_BYTES);
  const shared = sharedPages && createSharedLoad({ sharedPages, clock, onError, keyParams, moveToKeyUrl, loadPage });
  const recompress = createRecompress({ cache, idle, onError });

  /** The entry of a request target that can be sent at once, or null: the synchronous path of a hit. */
  function find(target: string): PageEntry | null {
    const entry = cache.find(target) ?? findAlias(target);
    if (entry === undefined) return null;
    recompress.note(entry);
    return entry;
  }

  function findAlias(target: string): PageEntry | undefined {
    const key = aliases.get(target);
    return key === undefined ? undefined : cache.find(key);
  }

  /** Serves an address: the stored page, or an answer that must not be stored. Rejects when the task is given up. */
  async function serve(url: URL, source: PageSource, task: Task = {}): Promise<Served> {
    const key = buildKey(url, source);
    const hit = find(key);
    if (hit !== null) return { entry: hit, verdict: 'hit' };
    const alias = cache.peek(key) === undefined ? aliases.get(key) : undefined;
    const held = alias === undefined ? undefined : cache.peek(alias);
    if (held !== undefined) return serve(new URL(held.url), source, task);
    let isFirst = false;
    const load = (old: PageEntry | undefined, waiting: Task) => {
      isFirst = true;
      const loading = { url, source, held: old, task: waiting };
      return shared === null ? loadPage(loading) : shared.load(loading);
    };
    const served = await cache.read(key, load, task);
    if ('value' in served) return { entry: served.value, verdict: served.verdict };
    if ('moved' in served) return serve(served.moved, source, task);
    // An answer for a single visitor is rendered again for each one who waited.
    const isOwn = isFirst || served.isShared;
    const answer = isOwn ? served.answer : buildVisitorAnswer(await makeAnswer(url, source, task));
    return { answer, verdict: 'pass' };
  }

  async function loadPage({ url, source, held, task }: Loading): Promise<Loaded<PageEntry, Uncached>> {
    const redirect = await source.redirect(url, task);
    // A redirect of an address with a query costs one look-up, and queries are endless: do not store it.
    if (redirect !== null && url.search !== '')
      return { passing: { answer: await loadAnswer(redirect), isShared: true } };
    const moved = redirect === null ? moveToKeyUrl(url, source) : null;
    if (moved !== null) return { passing: { moved } };
    const answer = await loadAnswer(redirect ?? (await source.render(url, task)));
    if (answer.status >= 500)
      return { passing: { answer: buildVisitorAnswer(answer), isShared: true }, isFailure: true };
    const names = parseKeyParams(answer.headers);
    if (names !== null) keyParams.set(buildScopedPath(url, source), names);
    const movedNow = redirect === null ? moveToKeyUrl(url, source) : null;
    return movedNow === null ? load(url, buildKey(url, source), answer, held) : { passing: { moved: movedNow } };
  }

  /** Drops the query names the route does not read; null when there are none. */
  function moveToKeyUrl(url: URL, source: PageSource): URL | null {
    const names = keyParams.get(buildScopedPath(url, source));
    if (names === undefined || url.search === '') return null;
    const keyUrl = buildKeyUrl(url, names);
    if (keyUrl.search === url.search) return null;
    aliases.set(buildKey(url, source), buildKey(keyUrl, source));
    return keyUrl;
  }

  async function load(url: URL, key: string, answer: Answer, held: PageEntry | undefined) {
    const lifetime = isStorable(answer) ? parseLifetime(answer.headers.get('cache-control')) : null;
    const visible = buildVisitorAnswer(answer);
    if (lifetime === null) return { passing: { answer: visible, isShared: isForEverybody(answer) } };
    const tags = [...new Set([...addressTags(url.pathname), ...parseTags(answer.headers)])];
    for (const [name, list] of edges?.tagHeaders(tags) ?? []) visible.headers.set(name, list);
    const freshMs = edges?.sendsExpiry ? lifetime.fresh : null;
    const value = await buildPageEntry({ key, url: url.href, answer: visible, now: clock(), freshMs, held });
    const isFailure = answer.headers.has(INCOMPLETE_HEADER);
    return { value, bytes: value.bytes, lifetime, tags, isFailure };
  }

  /**
   * Makes every page with one of these tags render again at its next visit; the old one stays in case that fails.
   * Returns how many.
   */
  function purge(tags: readonly string[]): number {
    // The change may be what made an address an alias.
    aliases.clear();
    return cache.purge(tags);
  }

  return {
    find,
    serve,
    load: createLoadVariant(cache),
    purge,
    listTags: cache.listTags,
    getStats: cache.getStats,
    /** The size of what is known of addresses besides their pages, for the figures. */
    addressStats: { aliases: aliases.getStats, keyParams: keyParams.getStats },
    /** The pages that wait for their best compression, for the figures. */
    recompressStats: recompress.getStats,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
