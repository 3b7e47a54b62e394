import { expect, test } from 'vitest';
import { createCompactor, findGrowing, LOW_USE, MIN_GROWTH, REST_MS } from './compact-memory.ts';

const MAX = 400;

/** A process that holds `bytes`, of which a collection leaves `left`. */
function start({ bytes, left = bytes / 2 }: { bytes: number; left?: number }) {
  const held = { bytes, left, now: 0, collections: 0 };
  const compactor = createCompactor({
    mostBytes: MAX,
    clock: () => held.now,
    readBytes: () => held.bytes,
    collect: () => {
      held.collections += 1;
      held.bytes = held.left;
    },
  });
  compactor.stop();
  /** Looks again after a while, with so much held. */
  const lookAfter = (time: number, now = MAX + 1) => {
    held.now += time;
    held.bytes = now;
    compactor.look();
    return held.collections;
  };
  return { held, lookAfter };
}

test('a process is left alone up to what it may hold, and gives back what it can beyond', () => {
  const { held, lookAfter } = start({ bytes: 0, left: 100 });
  expect(lookAfter(0, MAX)).toBe(0);
  expect(lookAfter(0, MAX + 1)).toBe(1);
  expect(held.bytes).toBe(100);
});

test('it rests between two', () => {
  const { lookAfter } = start({ bytes: 0, left: 100 });
  lookAfter(0);
  expect(lookAfter(REST_MS - 1)).toBe(1);
  expect(lookAfter(1)).toBe(2);
});

test('what needs more is collected again when it has grown by a tenth of what was left', () => {
  const { lookAfter } = start({ bytes: 0, left: 1_000 });
  expect(lookAfter(0, 1_001)).toBe(1);
  expect(lookAfter(REST_MS, 1_000 * (1 + MIN_GROWTH))).toBe(1);
  expect(lookAfter(0, 1_000 * (1 + MIN_GROWTH) + 1)).toBe(2);
});

test('up to three quarters the heap grows by 60 percent, beyond by 20', () => {
  const set: number[] = [];
  let bytes = 0;
  const setGrowing = (percent: number) => set.push(percent);
  const { look, stop } = createCompactor({ mostBytes: 400, clock: () => 0, readBytes: () => bytes, setGrowing });
  stop();
  for (const now of [300, 301, 300]) {
    bytes = now;
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
