import { expect, test } from 'vitest';
import { createLoader } from './loader.ts';

/** A loader of the squares of even numbers, and the ids it was asked to read. */
function createSquares() {
  const reads: number[][] = [];
  const loader = createLoader<number>(async (ids) => {
    reads.push([...ids]);
    await Promise.resolve();
    if (ids.includes(13)) throw new Error('Unlucky');
    return new Map(ids.filter((id) => id % 2 === 0).map((id) => [id, id * id]));
  }, -1);
  return { loader, reads };
}

test('what is asked for together is read together, each number once', async () => {
  const { loader, reads } = createSquares();
  const later = Promise.resolve().then(() => loader.load(8));
  expect(await Promise.all([loader.loadAll([4, 2, 4]), loader.load(6), later, loader.loadAll([2, 3])])).toEqual([
    [16, 4, 16],
    36,
    64,
    [4, -1],
  ]);
  expect(reads).toEqual([[4, 2, 6, 3, 8]]);
});

test('what was read is given at once', async () => {
  const { loader, reads } = createSquares();
  await loader.loadAll([2, 3]);
  expect([loader.load(2), loader.load(3), loader.loadAll([3, 2]), loader.loadAll([])]).toEqual([4, -1, [-1, 4], []]);
  expect(reads).toEqual([[2, 3]]);
});

test('what is being read is not read again', async () => {
  const { loader, reads } = createSquares();
  const first = loader.load(2);
  await expect.poll(() => reads.length).toBe(1);
  expect(await Promise.all([first, loader.loadAll([2, 4])])).toEqual([4, [4, 16]]);
  expect(reads).toEqual([[2], [4]]);
});

test('what cannot be read fails for all who ask for it, and for nobody else', async () => {
  const { loader } = createSquares();
  const failed = await Promise.allSettled([loader.load(13), loader.loadAll([2, 13])]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(loader.load(13)).rejects.toThrow('Unlucky');
  expect(await loader.load(4)).toBe(16);
});
