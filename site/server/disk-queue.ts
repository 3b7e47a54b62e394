import { createConcurrencyLimit } from '../cache/concurrency-limit.ts';

/** A slow disk leaves threads for those who read. */
const WRITTEN_AT_ONCE = 2;
/** What waits for a slow disk at most; what comes beyond it is not kept. */
const MAX_WAITING_BYTES = 64_000_000;

/** Creates the queue in which all stores of a process write to the disk. */
export function createDiskQueue() {
  const writing = createConcurrencyLimit({ atOnce: WRITTEN_AT_ONCE });
  const waiting = { entries: 0, bytes: 0 };

  /** Runs a write of so many bytes when it has its turn; throws at once when too many wait. */
  async function write(bytes: number, work: () => Promise<void>): Promise<void> {
    if (waiting.bytes + bytes > MAX_WAITING_BYTES) throw new Error('Files are not kept: too many wait for the disk.');
    waiting.entries += 1;
    waiting.bytes += bytes;
    try {
      await writing(work);
    } finally {
      waiting.entries -= 1;
      waiting.bytes -= bytes;
    }
  }

  return { write, getStats: () => ({ ...waiting }) };
}

export type DiskQueue = ReturnType<typeof createDiskQueue>;
