/** How long the network may take before the kept page is shown (spec §1). */
export const PAGE_DEADLINE_SECONDS = 3;

/**
 * Resolves as what is loaded for the page of an address. Rejects at the deadline when the device has kept that page, in
 * whatever version; else a slow answer is better than none.
 */
export async function unlessKept<Loaded>(loading: Promise<Loaded>, address: string): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const look = async () => {
      if (await isKept(address)) reject(new Error('There was no answer in time.'));
    };
    timer = setTimeout(look, PAGE_DEADLINE_SECONDS * 1_000);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** Only a worker answers with what is kept. */
async function isKept(address: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const kept = await caches.match(address, { ignoreSearch: !address.includes('?') }).catch(() => undefined);
  return kept !== undefined;
}
