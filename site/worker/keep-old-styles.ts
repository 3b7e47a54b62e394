/**
 * Keeps the styles and fonts of the build before, which Workbox deletes when the worker of another takes over: pages
 * that were visited stay, and each build has class names of its own (decisions 0163, 0290).
 */
export async function keepOldStyles(
  precache: Pick<Cache, 'keys' | 'match'>,
  current: readonly string[],
  keep: (url: string, file: Response) => Promise<void>,
): Promise<void> {
  for (const request of await precache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/assets/') || current.includes(pathname)) continue;
    const file = await precache.match(request);
    if (file) await keep(request.url, file);
  }
}
