/** spec §4, §9: checks for a newer build every 60 minutes, first an hour after the page was loaded. */
const EVERY_MS = 60 * 60 * 1000;

/** Starts looking for a newer build than a page's own; returns a check whether there is one. */
export function watchBuild(own: string): () => boolean {
  let isOutdated = false;

  async function check(): Promise<void> {
    try {
      const { id } = await (await fetch(`/builds/latest.json?${Date.now()}`)).json();
      isOutdated = typeof id === 'string' && id !== own;
    } catch {
      // The next check is in an hour.
    }
  }

  setTimeout(() => {
    check();
    setInterval(check, EVERY_MS);
  }, EVERY_MS - performance.now());
  return () => isOutdated;
}
