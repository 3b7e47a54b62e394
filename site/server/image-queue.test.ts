import { expect, test } from 'vitest';
import { createImageQueue } from './image-queue.ts';

const SMALL = 20_000_000;
const LARGE = SMALL + 1;

/** Work that a test ends. */
function createWork() {
  const begun: string[] = [];
  const endings = new Map<string, () => void>();
  const start = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => endings.set(name, resolve));
  };
  return { begun, start, end: (name: string) => endings.get(name)?.() };
}

test('two pictures are made at once, and one large one: others wait for it, small ones do not', async () => {
  const queue = createImageQueue();
  const admit = (memory: number, work: () => Promise<void>) => queue(memory, work, {});
  const { begun, start, end } = createWork();
  const large = ['large 1', 'large 2'].map((name) => admit(LARGE, start(name)));
  const small = ['small 1', 'small 2', 'small 3'].map((name) => admit(SMALL, start(name)));
  await expect.poll(() => begun).toEqual(['large 1', 'small 1']);
  end('small 1');
  await small[0];
  await expect.poll(() => begun).toEqual(['large 1', 'small 1', 'small 2']);
  end('large 1');
  await large[0];
  await expect.poll(() => begun).toEqual(['large 1', 'small 1', 'small 2', 'small 3']);
  end('small 2');
  await expect.poll(() => begun.at(-1)).toBe('large 2');
});

test.each([SMALL, LARGE])('of more than 200 that wait, the longest waiting is refused: %i bytes', async (memory) => {
  const queue = createImageQueue();
  const admit = (memory: number, work: () => Promise<void>) => queue(memory, work, {});
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const atOnce = memory === LARGE ? 1 : 2;
  const asked = Array.from({ length: atOnce + 201 }, () => admit(memory, () => finished));
  await expect(asked[atOnce]).rejects.toMatchObject({ status: 503 });
  finish();
  const ends = await Promise.allSettled(asked);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
