import { measureVitals } from './analytics/measure-vitals.ts';
import { watchBuild } from './newer-build.ts';

/** Begins what can wait until a page has settled; returns whether there is a newer build than the page's. */
export function beginSettled(): () => boolean {
  measureVitals();
  // The starter names the build of the page (site/server/defer-hydration.ts).
  return watchBuild(document.querySelector<HTMLElement>('[data-build]')?.dataset.build ?? '');
}
