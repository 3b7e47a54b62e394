import { expect, test } from 'vitest';
import { createCompactor, findGrowing, LOW_USE } from './compact-memory.ts';

const MAX = 400;

/** A process of this many bytes, plus this much heap, of which a collection leaves `left`. */
function start({ left = 100 } = {}) {
  const held = { rss: 0, heapTotal: 0, now: 0, collections: 0 };
  const compactor = createCompactor({
    mostBytes: MAX,
    clock: () => held.now,
    readMemory: () => held,
    collect: () => {
      held.collections += 1;
      held.heapTotal = left;
    },
  });
  compactor.stop();
  /** Checks again after a while, at this memory use. */
  const lookAfter = (time: number, { rss = MAX + 1, heapTotal = 2 * left } = {}) => {
    Object.assign(held, { now: held.now + time, rss, heapTotal });
    compactor.look();
    return held.collections;
  };
  return { held, lookAfter };
}

test('a process is left alone up to what it may hold, and gives back what it can beyond', () => {
  const { held, lookAfter } = start({ left: 100 });
  expect(lookAfter(0, { rss: MAX })).toBe(0);
  expect(lookAfter(0, { rss: MAX + 1 })).toBe(1);
  expect(held.heapTotal).toBe(100);
});

test('it rests between two', () => {
  const { lookAfter } = start();
  lookAfter(0);
  expect(lookAfter(59_999)).toBe(1);
  expect(lookAfter(1)).toBe(2);
});

test('a heap is collected again when it has grown by a share of what was left, however much pictures take beside it', () => {
  const { lookAfter } = start({ left: 1_000 });
  const heapTotal = 1_150;
  expect(lookAfter(0, { heapTotal: 1_001 })).toBe(1);
  expect(lookAfter(60_000, { rss: 10 * MAX, heapTotal })).toBe(1);
  expect(lookAfter(0, { heapTotal: heapTotal + 1 })).toBe(2);
});

test('up to three quarters the heap grows by 60 percent, beyond by 20', () => {
  const set: number[] = [];
  const memory = { rss: 0, heapTotal: 0 };
  const setGrowing = (percent: number) => set.push(percent);
  const { look, stop } = createCompactor({ mostBytes: 400, clock: () => 0, readMemory: () => memory, setGrowing });
  stop();
  for (const now of [300, 301, 300]) {
    memory.rss = now;
    look();
  }
  expect([LOW_USE, set]).toEqual([0.75, [60, 60, 20, 60]]);
});

test('a growth that an operator has set stays', () => {
  const read = (...execArgv: string[]) => findGrowing(execArgv).toString();
  expect(read('--heap-growing-percent=35')).toBe(read());
  expect(read('--heap-growing-percent=20')).not.toBe(read());
});

test('V8 gives back what was let go', () => {
  let kept: unknown[] | null = Array.from({ length: 500_000 }, (_, index) => ({ index }));
  const full = process.memoryUsage().heapUsed;
  expect(kept.length).toBe(500_000);
  kept = null;
  createCompactor({ mostBytes: 0, clock: () => 0 }).look();
  expect(process.memoryUsage().heapUsed).toBeLessThan(full - 5_000_000);
});
