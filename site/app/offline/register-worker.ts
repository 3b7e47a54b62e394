import { beginOffline } from './begin-offline.ts';
import { followUpdate } from './follow-update.ts';

/**
 * Registers the service worker (spec §1). How it went is a mark on the document, and nothing is said of a failure (spec
 * §8). `before` is the worker that the page had when it began to hydrate: the browser looks for a newer one by itself, on
 * the way to a page.
 */
export async function registerWorker(isMoving: () => boolean, before: ServiceWorker | null): Promise<void> {
  const { serviceWorker } = navigator;
  const { dataset } = document.documentElement;
  try {
    // Vouched for, or each visit is reported (decision 0117).
    const policy = globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: (address) => address });
    const { active } = await serviceWorker.register(policy?.createScriptURL('/sw.js') ?? '/sw.js');
    dataset.worker = 'registered';
    if (before === null && active !== null) return;
    const follow = before === null ? beginOffline : () => followUpdate(isMoving);
    if (serviceWorker.controller !== before) follow();
    else serviceWorker.addEventListener('controllerchange', follow, { once: true });
  } catch {
    dataset.worker = 'failed';
  }
}
