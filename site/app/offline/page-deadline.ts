import { loadDocument } from '../ui/load-document.ts';

/** How long the network may take before the kept page is shown (spec §1). */
export const PAGE_DEADLINE_SECONDS = 3;

/** A page has not come in time, and the device has kept it. */
export class LateError extends Error {}

/**
 * Resolves as what is loaded for the page of an address. Rejects with a {@link LateError} at the deadline when the
 * device has kept that page; else a slow answer is better than none.
 */
export async function unlessKept<Loaded>(loading: Promise<Loaded>, address: string): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const look = async () => {
      if (await isKept(address)) reject(new LateError('There was no answer in time.'));
    };
    timer = setTimeout(look, PAGE_DEADLINE_SECONDS * 1_000);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** How long the worker may take to say that it was told: a document that it answers later is no worse. */
const TOLD_MS = 500;

/** Loads a late page as a document, which the worker, once it is told, answers with what is kept. */
export async function loadKept(address: string): Promise<void> {
  const [late] = address.split('#');
  const { port1, port2 } = new MessageChannel();
  await new Promise<unknown>((resolve) => {
    port1.onmessage = resolve;
    setTimeout(resolve, TOLD_MS);
    navigator.serviceWorker.controller?.postMessage({ late }, [port2]);
  });
  loadDocument(address);
}

/** Only a worker answers with what is kept: a product in whatever version, a list as it was asked for. */
async function isKept(address: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const kept = await caches.match(address, { ignoreSearch: /\/product\/[^/?]+$/.test(address) }).catch(() => undefined);
  return kept !== undefined;
}
