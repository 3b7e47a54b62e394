import { keepCatalogue, readKeptSince } from './keep-catalogue.ts';
import { homeOfCache } from './kept-catalogue.ts';

/** How long a kept catalogue counts as up to date. */
const FRESH_MS = 10 * 60 * 1000;

/** Updates the complete catalogues, in one tab at a time. */
export async function refreshCatalogues(): Promise<void> {
  await navigator.locks.request('catalogue', { ifAvailable: true }, async (lock) => {
    for (const name of lock === null ? [] : await caches.keys()) {
      const home = homeOfCache(name);
      const cache = home === null ? null : await caches.open(name);
      const since = home === null || cache === null ? null : await readKeptSince(home, cache);
      if (home === null || cache === null || since === null || Date.now() - since < FRESH_MS) continue;
      const load = (address: string) => fetch(address, { cache: 'no-cache' });
      const { signal } = new AbortController();
      await keepCatalogue({ home, cache, load, signal, onProgress: () => {}, now: Date.now });
    }
  });
}
