import { waitAtMost } from '../../../contract/wait-at-most.ts';

/** Counts of the last minute that several instances share: in PostgreSQL, or in another store they share. */
export type SharedCounts = {
  /** Adds one to the count of a name, whose minute starts with its first; resolves to the count. */
  add: (name: string) => Promise<number>;
  close: () => Promise<void>;
};

/** How long a visitor waits for the shared counts. */
const PATIENCE_MS = 1_000;

type SharedLimitOptions = {
  /** The limit of this instance alone. */
  isWithinLocalLimit: (name: string) => boolean;
  /** Null: there is one instance. */
  counts: Pick<SharedCounts, 'add'> | null;
  /** The limit per minute of all instances together. */
  most: number;
  onError: (error: unknown) => void;
};

/**
 * Creates a limit per minute for all instances together. While the counts are unavailable, each instance applies its
 * own limit, so that nobody is refused because of that.
 */
export function createSharedLimit({ isWithinLocalLimit, counts, most, onError }: SharedLimitOptions) {
  let isFailing = false;
  return async function mayAsk(name: string): Promise<boolean> {
    if (!isWithinLocalLimit(name)) return false;
    if (counts === null) return true;
    try {
      const count = await waitAtMost(counts.add(name), PATIENCE_MS);
      if (count === null) throw new Error('The counts of other instances do not come');
      isFailing = false;
      return count <= most;
    } catch (error) {
      // Only the first of a series: each form asks.
      if (!isFailing) onError(error);
      isFailing = true;
      return true;
    }
  };
}
