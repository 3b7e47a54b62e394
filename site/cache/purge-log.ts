/** The tag every value has without listing it. */
export const EVERYTHING = '*';

type Purge = {
  at: number;
  /** Its number among all purges, from 1: orders two in the same millisecond. */
  sequence: number;
};

/** Creates a log of recent purges: a load that began before one, or just after, may have read the old state. */
export function createPurgeLog({ clock, settleMs }: { clock: () => number; settleMs: number }) {
  const purgeOfTag = new Map<string, Purge>();
  let sequence = 0;

  /** Records a purge; `oldestLoad` is the number of purges when the oldest running load began. */
  function record(tags: readonly string[], oldestLoad: number): void {
    const now = clock();
    for (const [tag, purge] of purgeOfTag) {
      if (now - purge.at >= settleMs && purge.sequence <= oldestLoad) purgeOfTag.delete(tag);
    }
    sequence += 1;
    for (const tag of tags) purgeOfTag.set(tag, { at: now, sequence });
  }

  /** The last purge of any of these tags. */
  function findLast(tags: readonly string[]): Purge | null {
    let last = purgeOfTag.get(EVERYTHING) ?? null;
    for (const tag of tags) {
      const purge = purgeOfTag.get(tag);
      if (purge !== undefined && purge.sequence > (last?.sequence ?? 0)) last = purge;
    }
    return last;
  }

  return { record, findLast, count: () => sequence };
}
