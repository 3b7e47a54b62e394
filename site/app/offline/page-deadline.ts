/** How long the network may take before the kept page is shown (spec §1). */
export const PAGE_DEADLINE_SECONDS = 3;

/** A page did not load in time, and the device has it. */
export class LateError extends Error {}

/**
 * Settles as the load of an address's page does. Rejects with a {@link LateError} at the deadline if the worker has
 * that page, with which it then answers the document; else a slow answer is better than none.
 */
export async function orCachedAfterDeadline<Loaded>(loading: Promise<Loaded>, address: string): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const ask = async () => {
      if (await isKept(address)) reject(new LateError('There was no answer in time.'));
    };
    timer = setTimeout(ask, PAGE_DEADLINE_SECONDS * 1_000);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Tells the worker of a late page; it answers whether it has the page, seen before or of the kept catalogue. */
async function isKept(address: string): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return false;
  const [late] = address.split('#');
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ late }, [port2]);
  });
}
