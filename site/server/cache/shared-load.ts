import type { CacheEntry, Loaded } from '../../cache/cache-entry.ts';
import type { Task } from '../../cache/task.ts';
import type { Answer } from './answer.ts';
import type { PageEntry } from './page-entry.ts';
import { buildKey, buildScopedPath, type PageSource } from './page-source.ts';
import type { SharedPageStore, StoredPage } from './shared-page-store.ts';

/** An answer that is not stored, for everybody who waits or for one visitor; or the address that holds the page. */
export type Uncached = { answer: Answer; isShared: boolean } | { moved: URL };
export type Loading = { url: URL; source: PageSource; held: PageEntry | undefined; task: Task };

type SharedLoadOptions = {
  sharedPages: SharedPageStore;
  clock: () => number;
  onError: (error: unknown, key: string) => void;
  /** The query names that the route of an address reads. */
  keyParams: {
    has: (path: string) => boolean;
    get: (path: string) => readonly string[] | undefined;
    set: (path: string, names: readonly string[]) => unknown;
  };
  /** The address without the query names its route does not read; null when there are none. */
  moveToKeyUrl: (url: URL, source: PageSource) => URL | null;
  loadPage: (loading: Loading) => Promise<Loaded<PageEntry, Uncached>>;
};

/** Creates the loading of pages that processes share: one makes a page for all (decision 0221). */
export function createSharedLoad({
  sharedPages,
  clock,
  onError,
  keyParams,
  moveToKeyUrl,
  loadPage,
}: SharedLoadOptions) {
  /** Entries that must not be shared: they came from the shared store, or may be worse than what it has. */
  const notShared = new WeakSet<PageEntry>();

  /** Loads a page that another process has made, or makes it. */
  async function load(loading: Loading): Promise<Loaded<PageEntry, Uncached>> {
    const { url, source, held, task } = loading;
    const key = buildKey(url, source);
    const moved = await moveAsOthers(url, source);
    if (moved !== null) return { passing: { moved } };
    const found = await sharedPages.find(key);
    const taken = isUsable(found, held) ? found : await sharedPages.findInTheMaking(key);
    if (taken !== null) return take(taken, url, source);
    try {
      const loaded = await loadPage(loading);
      if (loaded.isFailure !== true) return loaded;
      if ('value' in loaded) notShared.add(loaded.value);
      return found !== null && held === undefined ? take(found, url, source) : loaded;
    } catch (error) {
      if (found === null || held !== undefined || task.signal?.aborted) throw error;
      onError(error, key);
      return take(found, url, source);
    } finally {
      // After it is stored.
      setImmediate(() => sharedPages.release(key));
    }
  }

  /** Learns from others which query names an address has. */
  async function moveAsOthers(url: URL, source: PageSource): Promise<URL | null> {
    if (url.search === '') return null;
    const path = buildScopedPath(url, source);
    const plain = keyParams.has(path) ? null : await sharedPages.find(path);
    if (plain?.names) keyParams.set(path, plain.names);
    return moveToKeyUrl(url, source);
  }

  function take({ entry, tags, lifetime, names }: StoredPage, url: URL, source: PageSource) {
    notShared.add(entry);
    if (names !== null) keyParams.set(buildScopedPath(url, source), names);
    return { value: entry, bytes: entry.bytes, lifetime, tags };
  }

  /** Shares a page made here with other processes; redirects and missing pages are endless, and not shared. */
  function share(kept: Readonly<CacheEntry<PageEntry>>): void {
    const { key, value, tags, freshUntil, staleUntil, errorUntil } = kept;
    if (value.status !== 200 || notShared.has(value)) return;
    const now = clock();
    const fresh = Math.max(0, freshUntil - now);
    const later = now + fresh;
    const lifetime = { fresh, whileRevalidating: Math.max(0, staleUntil - later), onError: errorUntil - later };
    const [path = key] = key.split('?', 1);
    sharedPages.keep(key, { entry: value, tags, lifetime, names: keyParams.get(path) ?? null });
  }

  return { load, share };
}

/** Without a held page, a stale one is used too and refreshed in the background. */
function isUsable(page: StoredPage | null, held: PageEntry | undefined): boolean {
  if (page === null) return false;
  return page.lifetime.fresh > 0 || (held === undefined && page.lifetime.whileRevalidating > 0);
}
