import { beginOffline } from './begin-offline.ts';
import { followUpdate } from './follow-update.ts';

/**
 * Registers the service worker (spec §1). The outcome is marked on the document; a failure is silent (spec §8).
 * `before` is the worker that the page had when it began to hydrate: on navigation, the browser looks for a newer one
 * itself. A page that came from the network and has a worker all the same was claimed by the first one.
 */
export async function registerWorker(isMoving: () => boolean, before: ServiceWorker | null): Promise<void> {
  const { serviceWorker } = navigator;
  const { dataset } = document.documentElement;
  try {
    // Trusted, or each visit would be reported (decision 0117).
    const policy = globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: (address) => address });
    const { active } = await serviceWorker.register(policy?.createScriptURL('/sw.js') ?? '/sw.js');
    dataset.worker = 'registered';
    // Loaded past the worker, as a forced reload does.
    if (active !== null && serviceWorker.controller === null) return;
    const isFirst = before === null || (await isFromNetwork());
    const onChange = (act: () => void) => serviceWorker.addEventListener('controllerchange', act, { once: true });
    const follow = () => followUpdate(isMoving);
    const begin = () => {
      beginOffline();
      onChange(follow);
    };
    const act = isFirst ? begin : follow;
    if (serviceWorker.controller !== (isFirst ? null : before)) act();
    else onChange(act);
  } catch {
    dataset.worker = 'failed';
  }
}

/** Not every browser says when a worker began to answer for a page; one that did has kept the page. */
async function isFromNetwork(): Promise<boolean> {
  if (performance.getEntriesByType('navigation')[0]?.workerStart !== 0) return false;
  return (await caches.match(location.href, { cacheName: 'pages' })) === undefined;
}
