import { keepCatalogue, readKeptSince } from './keep-catalogue.ts';
import { homeOfCache } from './kept-catalogue.ts';

/** How long a kept catalogue counts as up to date. */
const FRESH_MS = 10 * 60 * 1000;

/** Updates what is kept of the catalogues, in one tab at a time; a part of one stays a part. */
export async function refreshCatalogues(): Promise<void> {
  await navigator.locks.request('catalogue', { ifAvailable: true }, async (lock) => {
    for (const name of lock === null ? [] : await caches.keys()) {
      const home = homeOfCache(name);
      if (home === null) continue;
      const cache = await caches.open(name);
      const since = await readKeptSince(home, cache);
      const isPart = since === null;
      const comparedAt = isPart ? await readKeptSince(home, cache, isPart) : since;
      if (Date.now() - (comparedAt ?? 0) < FRESH_MS) continue;
      const load = (address: string) => fetch(address, { cache: 'no-cache' });
      const { signal } = new AbortController();
      await keepCatalogue({ home, cache, load, signal, onProgress: () => {}, now: Date.now, isPart });
    }
  });
}
