/** spec §4, §9: a newer build is looked for every 60 minutes, the first time an hour after the page was loaded. */
const EVERY_MS = 60 * 60 * 1000;

/** Begins to look for a newer build than a page's own; returns whether there is one. */
export function watchBuild(own: string): () => boolean {
  let isOutdated = false;

  async function check(): Promise<void> {
    try {
      const { id } = await (await fetch(`/builds/latest.json?${Date.now()}`)).json();
      isOutdated = typeof id === 'string' && id !== own;
    } catch {
      // It is asked again in an hour.
    }
  }

  setTimeout(() => {
    check();
    setInterval(check, EVERY_MS);
  }, EVERY_MS - performance.now());
  return () => isOutdated;
}
