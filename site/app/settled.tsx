import { measureVitals } from './analytics/measure-vitals.client.ts';
import { offerInstall } from './install/offer-install.tsx';
import { watchBuild } from './newer-build.ts';
import { isOutdated } from './offline/outdated.ts';
import { registerWorker } from './offline/register-worker.ts';
import { watchCatalogues } from './offline/watch-catalogues.ts';

/**
 * Starts what can wait until a page has settled; returns a check whether the site is newer than the page. Takes whether
 * the visitor is navigating to another page, and the worker that the page had.
 */
export function startIdleWork(isMoving: () => boolean, worker: ServiceWorker | null): () => boolean {
  measureVitals();
  // The starter names the build of the page, and says when there is to be no worker (site/server/defer-hydration.ts).
  const { build = '', worker: isWanted } = document.querySelector<HTMLElement>('[data-build]')?.dataset ?? {};
  // A development server has no worker.
  if (import.meta.env.PROD && isWanted !== 'off') void registerWorker(isMoving, worker);
  watchCatalogues();
  offerInstall();
  const hasNewer = watchBuild(build);
  return () => hasNewer() || isOutdated();
}
