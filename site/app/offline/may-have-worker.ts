/**
 * Whether a worker may show what is kept: not in a browser without one, on a site without one (`SERVICE_WORKER=off`), or
 * where it could not be registered.
 */
export function mayHaveWorker(): boolean {
  if (!('serviceWorker' in navigator) || document.querySelector('[data-worker=off]') !== null) return false;
  return navigator.serviceWorker.controller !== null || document.documentElement.dataset.worker !== 'failed';
}
