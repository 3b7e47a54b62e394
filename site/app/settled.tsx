import { measureVitals } from './analytics/measure-vitals.client.ts';
import { offerInstall } from './install/offer-install.tsx';
import { watchBuild } from './newer-build.ts';
import { isOutdated } from './offline/outdated.ts';
import { registerWorker } from './offline/register-worker.ts';
import { watchCatalogues } from './offline/watch-catalogues.ts';

/**
 * Begins what can wait until a page has settled; returns whether the site is newer than the page. Is told whether the
 * visitor is on the way to another page, and which worker the page had.
 */
export function beginSettled(isMoving: () => boolean, worker: ServiceWorker | null): () => boolean {
  measureVitals();
  // The starter names the build of the page, and says when there is to be no worker (site/server/defer-hydration.ts).
  const { build = '', worker: isWanted } = document.querySelector<HTMLElement>('[data-build]')?.dataset ?? {};
  // A development server has none to give.
  if (import.meta.env.PROD && isWanted !== 'off') void registerWorker(isMoving, worker);
  watchCatalogues();
  offerInstall();
  const hasNewer = watchBuild(build);
  return () => hasNewer() || isOutdated();
}
