import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

const HOUR = 60 * 60 * 1000;

test('waits double from 5 seconds to an hour', () => {
  const longest = [1, 2, 3, 10, 11, 100].map((attempts) => backOff(attempts, () => 1));
  expect(longest).toEqual([5_000, 10_000, 20_000, 2_560_000, HOUR, HOUR]);
});

test('the second half of a wait is chance', () => {
  expect([0, 0.5, 1].map((chance) => backOff(1, () => chance))).toEqual([2_500, 3_750, 5_000]);
});
