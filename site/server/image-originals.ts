import { LRUCache } from 'lru-cache';
import type { DiskStore } from './disk-store.ts';
import { buildBytesName, buildDigest } from './image-record.ts';

/** Memory for originals that are not on disk yet, or cannot be: the few that pictures are being made from. */
const UNSTORED_BYTES = 64_000_000;

/** Creates the store of originals by digest: on disk, and in memory until they are there. */
export function createImageOriginals(store: DiskStore) {
  const unstored = new LRUCache<string, Buffer>({
    maxSize: UNSTORED_BYTES,
    sizeCalculation: ({ buffer }) => buffer.byteLength,
  });
  const storing = new Set<string>();

  async function read(digest: string): Promise<Buffer | null> {
    const held = unstored.get(digest);
    if (held !== undefined) {
      write(digest, held);
      return held;
    }
    const stored = await store.read(buildBytesName(digest));
    // A file that has lost its end has another digest.
    return stored !== null && buildDigest(stored) === digest ? stored : null;
  }

  /** Stores in the background: a page waits for the size of a picture, not for the disk. */
  function write(digest: string, bytes: Buffer): void {
    unstored.set(digest, bytes);
    if (storing.has(digest)) return;
    storing.add(digest);
    void store.write(buildBytesName(digest), bytes).then((isStored) => {
      storing.delete(digest);
      if (isStored) unstored.delete(digest);
    });
  }

  return { read, write, getStats: () => ({ entries: unstored.size, bytes: unstored.calculatedSize }) };
}
