/** How long the network may take before the kept page is shown (spec §1). */
export const PAGE_DEADLINE_SECONDS = 3;

/**
 * Rejects at the deadline when the device has kept the page of an address, with whatever version of it; else it stays pending,
 * since a slow answer is better than none.
 */
export function rejectWhenLate(address: string): Promise<never> {
  return new Promise((_, reject) => {
    const look = async () => {
      // Only a worker answers with what is kept.
      if (!navigator.serviceWorker?.controller) return;
      const kept = await caches.match(address, { ignoreSearch: !address.includes('?') }).catch(() => undefined);
      if (kept) reject(new Error('There was no answer in time.'));
    };
    setTimeout(look, PAGE_DEADLINE_SECONDS * 1_000);
  });
}
