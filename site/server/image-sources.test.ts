import { expect, test } from 'vitest';
import type { DiskStore } from './disk-store.ts';
import { FileError } from './file-error.ts';
import { createImageSources } from './image-sources.ts';

const store = { has: () => false, read: async () => null, write: async () => true, remove: () => {} };

test('eight originals are fetched at once, and two hundred wait; the longest waiting is refused with 503', async () => {
  const ends: (() => void)[] = [];
  let running = 0;
  const open = () =>
    new Promise<Response>((_, reject) => {
      running += 1;
      ends.push(() => {
        running -= 1;
        reject(new FileError(404, 'There is no such picture.'));
      });
    });
  const sources = createImageSources({
    files: { open },
    store: store as unknown as DiskStore,
    clock: Date.now,
    onError: () => {},
  });
  const statuses = Array.from({ length: 209 }, (_, index) =>
    sources.resolve(new URL(`https://service.test/${index}.webp`), null).catch(({ status }: FileError) => status),
  );
  // Each has looked for its record on disk first.
  await expect.poll(() => running).toBe(8);
  expect(await statuses[8]).toBe(503);
  for (let turn = 0; turn < 208; turn += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(turn);
    expect(running).toBeLessThanOrEqual(8);
    ends[turn]?.();
  }
  expect((await Promise.all(statuses)).filter((status) => status === 404)).toHaveLength(208);
});
