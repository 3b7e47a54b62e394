/** Purges older than this no longer concern a render under way: deadlines end those much earlier. */
const longestRender = 60_000;

interface Purge {
  readonly at: number;
  readonly tags: ReadonlySet<string>;
}

/**
 * Creates the memory of recent purges. A render that began before a purge has read the old content, and one that begins
 * just after it may still: the notice of a change can arrive before the change can be read.
 */
export function createPurgeLog({ clock, settleTime }: { clock: () => number; settleTime: number }) {
  let purges: Purge[] = [];

  function record(tags: readonly string[]): void {
    const oldest = clock() - Math.max(longestRender, settleTime);
    purges = [...purges.filter((purge) => purge.at > oldest), { at: clock(), tags: new Set(tags) }];
  }

  /** Takes a page's tags and when its render began and gives until when it may count as fresh, and as stale but usable. */
  function resolveDoubt(tags: readonly string[], startedAt: number): { freshUntil: number; staleUntil: number } {
    const doubt = { freshUntil: Number.POSITIVE_INFINITY, staleUntil: Number.POSITIVE_INFINITY };
    for (const { at, tags: purged } of purges) {
      if (startedAt >= at + settleTime || !tags.some((tag) => purged.has(tag))) continue;
      doubt.freshUntil = Math.min(doubt.freshUntil, at + settleTime);
      if (startedAt < at) Object.assign(doubt, { freshUntil: 0, staleUntil: 0 });
    }
    return doubt;
  }

  return { record, resolveDoubt };
}
