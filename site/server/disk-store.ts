import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { PART_EXTENSION } from '../../contract/write-whole.ts';
import { createSegmentedLru } from '../cache/segmented-lru.ts';
import { createDiskQueue, type DiskQueue } from './disk-queue.ts';
import { listStored } from './list-stored.ts';
import { streamFile } from './stream-file.ts';
import { writeWholeFile } from './write-whole-file.ts';

export type DiskStoreOptions = {
  folder: string;
  maxBytes: number;
  clock: () => number;
  /** Called with the first failure of a series: a full disk fails for every file, or for the large ones. */
  onError: (error: unknown) => void;
  /** Shared by the stores of a process. */
  queue?: DiskQueue;
};

/** How often a read updates the file's time, which keeps the order of use across restarts. */
const TOUCH_INTERVAL = 60 * 60 * 1000;
/** A series of failures is over with a file that is written this long after the last of them. */
const SERIES_MS = 60 * 1000;
/** Disk use of a file beyond its bytes: the block it is rounded up to, its name and its record. */
const BLOCK_BYTES = 4096;
const FILE_OVERHEAD = 512;
/** Each process may write this share of the budget before it rescans the folder. */
const LISTED_SHARE = 1 / 16;

type StoredFile = { key: string; size: number; touchedAt: number };

/**
 * Creates a disk cache with a byte budget (segmented LRU). Names are digests. Several processes may share it: each
 * finds the others' files on disk, and rescans the folder when it has written a share of the budget.
 */
export function createDiskStore({ folder, maxBytes, clock, onError, queue = createDiskQueue() }: DiskStoreOptions) {
  let failedAt: number | null = null;
  let unlisted = 0;
  const reads = { hits: 0, misses: 0 };
  /** Files that are just being removed. */
  const leaving = new Set<string>();
  const files = createSegmentedLru<StoredFile>({
    maxBytes,
    sizeOf: ({ size }) => Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES + FILE_OVERHEAD,
    onLeave: ({ key }, isReplaced) => {
      if (!isReplaced) void remove(key);
    },
  });
  for (const { name, size, usedAt } of listStored(folder, clock(), report))
    files.set({ key: name, size, touchedAt: usedAt });

  async function remove(name: string): Promise<void> {
    leaving.add(name);
    await rm(join(folder, name), { force: true }).catch(report);
    leaving.delete(name);
  }

  function report(error: unknown): void {
    if (failedAt === null) onError(error);
    failedAt = clock();
  }

  function use(name: string): StoredFile | undefined {
    const file = files.get(name);
    const now = clock();
    if (file !== undefined && now - file.touchedAt > TOUCH_INTERVAL) {
      file.touchedAt = now;
      utimes(join(folder, name), new Date(now), new Date(now)).catch(report);
    }
    return file;
  }

  /** Whether there is a file of this name; counts as a use. */
  const has = (name: string): boolean => use(name) !== undefined;

  /** Reads a file, or null when there is none; counts the hit or miss. */
  async function read(name: string): Promise<Buffer | null> {
    const bytes = await load(name);
    reads[bytes === null ? 'misses' : 'hits'] += 1;
    return bytes;
  }

  async function load(name: string): Promise<Buffer | null> {
    const file = use(name);
    if (file === undefined && leaving.has(name)) return null;
    const bytes = await readFile(join(folder, name)).catch(() => null);
    // Another process may have written it; a file of this name is always complete.
    if (file === undefined && bytes !== null && bytes.length > 0) add(name, bytes.length);
    if (bytes !== null && bytes.length === (file?.size ?? bytes.length) && bytes.length > 0) return bytes;
    files.remove(name);
    return null;
  }

  /** Streams a file. */
  const stream = (name: string) => streamFile(join(folder, name));

  /** Writes a file atomically. Returns whether it was kept; callers can serve the content either way. */
  async function write(name: string, bytes: Buffer): Promise<boolean> {
    try {
      await queue.write(bytes.length, () => writeWholeFile(folder, name, bytes));
    } catch (error) {
      report(error);
      return false;
    }
    if (failedAt !== null && Math.abs(clock() - failedAt) > SERIES_MS) failedAt = null;
    // Writing a file again counts as a use.
    files.get(name);
    add(name, bytes.length);
    if (!isListed(name)) await rm(join(folder, name), { force: true }).catch(report);
    unlisted += bytes.length;
    if (unlisted > maxBytes * LISTED_SHARE) {
      unlisted = 0;
      void addOthers().catch(report);
    }
    return isListed(name);
  }

  function add(name: string, size: number): void {
    files.set({ key: name, size, touchedAt: clock() });
  }

  /** Adds the files that other processes have written, so that the budget covers all. */
  async function addOthers(): Promise<void> {
    for (const name of await readdir(folder)) {
      if (isListed(name) || leaving.has(name) || name.endsWith(PART_EXTENSION)) continue;
      const file = await stat(join(folder, name)).catch(() => null);
      if (file !== null && file.size > 0) add(name, file.size);
    }
  }

  const isListed = (name: string): boolean => files.peek(name) !== undefined;
  const getStats = () => ({ ...files.getSize(), ...reads });

  return { has, read, stream, write, remove: files.remove, getStats };
}

export type DiskStore = ReturnType<typeof createDiskStore>;
