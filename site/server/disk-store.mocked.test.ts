import { tmpdir } from 'node:os';
import { expect, test, vi } from 'vitest';
import { createDiskQueue } from './disk-queue.ts';
import { createDiskStore } from './disk-store.ts';
import { writeWholeFile } from './write-whole-file.ts';

vi.mock('./write-whole-file.ts', () => ({ writeWholeFile: vi.fn(() => new Promise(() => {})) }));

test('a disk that takes nothing is given two files at once; 64 MB wait for all stores, the rest is not kept, which each says once', async () => {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const queue = createDiskQueue();
  const options = { folder: tmpdir(), maxBytes: 1_000_000_000, clock: () => 0, onError, queue };
  const stores = [createDiskStore(options), createDiskStore(options)];
  const file = Buffer.alloc(8_000_000);
  const kept = Array.from({ length: 12 }, (_, index) => stores[index % 2]?.write(`file-${index}`, file));
  const first = Promise.race(kept.slice(0, 8));
  expect(await Promise.all(kept.slice(8))).toEqual([false, false, false, false]);
  expect(await Promise.race([first, Promise.resolve('waiting')])).toBe('waiting');
  expect(vi.mocked(writeWholeFile)).toHaveBeenCalledTimes(2);
  expect(errors).toEqual(Array(2).fill(new Error('Files are not kept: too many wait for the disk.')));
  expect(queue.getStats()).toEqual({ entries: 8, bytes: 64_000_000 });
});
