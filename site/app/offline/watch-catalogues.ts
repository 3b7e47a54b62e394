import { homeOfCache } from './kept-catalogue.ts';

/** Refreshes what is kept of the catalogue, now and whenever there is a connection again, for visitors who keep one. */
export function watchCatalogues(): void {
  look();
  addEventListener('online', look);
}

async function look(): Promise<void> {
  try {
    const isKept = (await caches.keys()).some((name) => homeOfCache(name) !== null);
    if (isKept && navigator.onLine) await (await import('./refresh-catalogues.ts')).refreshCatalogues();
  } catch (error) {
    // What is kept stays as it is until the next time.
    console.warn('The kept catalogue was not refreshed:', error);
  }
}
