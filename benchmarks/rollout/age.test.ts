import { expect, test } from 'vitest';
import { createFailures } from '../torture/failures.ts';
import { createAgeJudge } from './age.ts';

const START = Date.parse('2026-11-28T20:00:00Z');
const CONTROL = 'public, s-maxage=60, stale-while-revalidate=86400';

/** Shows a page of some age at each of these seconds; returns what is noted. */
function judge(shown: readonly (readonly [second: number, age: number])[]) {
  let now = START;
  const failures = createFailures();
  const ages = createAgeJudge(failures, () => now);
  for (const [second, age] of shown) {
    now = START + second * 1_000;
    const headers = { 'cache-control': CONTROL, date: new Date(now - age * 1_000).toUTCString() };
    ages.judge('/uae', { status: 200, headers, body: Buffer.alloc(0) });
  }
  return { noted: failures.list().length, ...ages.getStats() };
}

test('a page that goes on being shown when it is not fresh any more is noted, within the time that a bench runs', () => {
  expect(
    judge([
      [0, 63],
      [70, 133],
      [72, 135],
    ]),
  ).toEqual({ noted: 1, oldest: 135, stale: 3 });
});

test.each([
  [
    'made anew in between',
    [
      [0, 70],
      [30, 1],
      [90, 61],
      [120, 91],
    ],
    91,
  ],
  [
    'first asked for when it is old, and anew then',
    [
      [0, 5_000],
      [10, 5_010],
      [15, 2],
    ],
    5_010,
  ],
] as const)('a page that is %s is not', (_, shown, oldest) => {
  expect(judge(shown)).toMatchObject({ noted: 0, oldest });
});
