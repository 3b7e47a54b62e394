import { LRUCache } from 'lru-cache';

type SegmentedLruOptions<Entry> = {
  maxBytes: number;
  maxEntries?: number | undefined;
  sizeOf: (entry: Entry) => number;
  /** Called with entries that are replaced, removed or evicted, and whether another takes the place of this one. */
  onLeave?: (entry: Entry, isReplaced: boolean) => void;
};

/** The largest share of the budget for entries read more than once. */
const PROTECTED_SHARE = 0.8;

/**
 * Creates a memory with a byte budget that admits by use (decision 0094): an entry is on probation until it is read
 * again. Those on probation go first, so that any number of addresses read once evicts none that was read twice.
 */
export function createSegmentedLru<Entry extends { key: string }>(options: SegmentedLruOptions<Entry>) {
  const { maxBytes, maxEntries = Number.POSITIVE_INFINITY, sizeOf, onLeave = () => {} } = options;
  const createSegment = () => new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const onProbation = createSegment();
  const isProtected = createSegment();

  const peek = (key: string): Entry | undefined => isProtected.peek(key) ?? onProbation.peek(key);
  const getBytes = () => onProbation.calculatedSize + isProtected.calculatedSize;
  const countEntries = () => onProbation.size + isProtected.size;

  function get(key: string): Entry | undefined {
    const known = isProtected.get(key);
    if (known !== undefined) return known;
    const entry = onProbation.peek(key);
    if (entry !== undefined) protect(entry);
    return entry;
  }

  /** Moves the least recently read entries back to probation, as its newest. */
  function protect(entry: Entry): void {
    onProbation.delete(entry.key);
    const most = maxBytes * PROTECTED_SHARE - sizeOf(entry);
    while (isProtected.size > 0 && isProtected.calculatedSize > most) {
      const oldest = isProtected.pop();
      if (oldest !== undefined) onProbation.set(oldest.key, oldest);
    }
    isProtected.set(entry.key, entry);
  }

  /** Adds an entry or replaces the one with its key; one that is larger than the budget is not kept. */
  function set(entry: Entry): boolean {
    const segment = isProtected.has(entry.key) ? isProtected : onProbation;
    take(entry.key, true);
    const size = sizeOf(entry);
    if (size > maxBytes) return false;
    while (getBytes() + size > maxBytes || countEntries() >= maxEntries) {
      const oldest = onProbation.pop() ?? isProtected.pop();
      if (oldest === undefined) break;
      onLeave(oldest, false);
    }
    segment.set(entry.key, entry);
    return true;
  }

  function take(key: string, isReplaced: boolean): void {
    const entry = peek(key);
    if (entry === undefined) return;
    onProbation.delete(key);
    isProtected.delete(key);
    onLeave(entry, isReplaced);
  }

  return {
    get,
    /** As `get`, but does not count as a use. */
    peek,
    set,
    remove: (key: string) => take(key, false),
    values: (): Entry[] => [...isProtected.values(), ...onProbation.values()],
    getSize: () => ({ entries: countEntries(), bytes: getBytes() }),
  };
}
