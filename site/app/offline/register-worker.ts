import { beginOffline } from './begin-offline.ts';
import { followUpdate } from './follow-update.ts';

/**
 * Registers the service worker (spec §1). How it went is a mark on the document, and nothing is said of a failure (spec
 * §8).
 */
export async function registerWorker(isMoving: () => boolean): Promise<void> {
  const { serviceWorker } = navigator;
  const { dataset } = document.documentElement;
  try {
    const isReplaced = serviceWorker.controller !== null;
    // Vouched for, or each visit is reported (decision 0117).
    const policy = globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: (address) => address });
    const { active } = await serviceWorker.register(policy?.createScriptURL('/sw.js') ?? '/sw.js');
    dataset.worker = 'registered';
    if (!isReplaced && active !== null) return;
    const follow = isReplaced ? () => followUpdate(isMoving) : beginOffline;
    serviceWorker.addEventListener('controllerchange', follow, { once: true });
  } catch {
    dataset.worker = 'failed';
  }
}
