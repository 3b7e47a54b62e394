import { expect, test } from 'vitest';
import type { Task } from '../cache/task.ts';
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

test('an original that nobody waits for any more leaves the queue; what has begun comes to its end', async () => {
  const ends: (() => void)[] = [];
  const opened: string[] = [];
  const open = ({ pathname }: URL) => {
    opened.push(pathname);
    return new Promise<Response>((_, reject) => ends.push(() => reject(new FileError(404, 'There is none.'))));
  };
  const files = { open };
  const sources = createImageSources({
    files,
    store: store as unknown as DiskStore,
    clock: Date.now,
    onError: () => {},
  });
  const ask = (name: string, task?: Task) =>
    sources
      .resolve(new URL(`https://service.test/${name}`), null, task)
      .catch((error) => (error instanceof FileError ? error.status : error));
  const visitor = new AbortController();
  const begun = Array.from({ length: 8 }, (_, index) => ask(`begun-${index}`, visitor));
  await expect.poll(() => opened).toHaveLength(8);
  const [left, shared, stays] = [ask('left', visitor), ask('shared', visitor), ask('shared')];
  await expect.poll(() => sources.getQueueStats().waiting).toBe(2);
  visitor.abort('gone');
  expect(await Promise.all([left, shared, ...begun])).toEqual(Array(10).fill('gone'));
  expect(sources.getQueueStats()).toMatchObject({ running: 8, waiting: 1 });
  for (const end of ends) end();
  await expect.poll(() => opened.at(-1)).toBe('/shared');
  ends.at(-1)?.();
  expect(await stays).toBe(404);
  expect(opened).not.toContain('/left');
});
