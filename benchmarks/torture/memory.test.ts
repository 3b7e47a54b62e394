import { expect, test } from 'vitest';
import { judgeGrowth, type Sample } from './memory.ts';

/** The least and the most of each five minutes, as the runs of 23 November 2026 printed them (docs/operations.md). */
const RECORDED: Record<string, [least: number, most: number][]> = {
  'seed 5': [
    [187, 389],
    [317, 399],
    [327, 417],
    [337, 393],
    [340, 398],
    [349, 405],
    [348, 400],
  ],
  'seed 7, with eight threads': [
    [191, 393],
    [310, 405],
    [308, 397],
    [325, 442],
    [342, 488],
    [361, 469],
    [381, 432],
  ],
  'seed 9': [
    [182, 412],
    [339, 400],
    [325, 407],
    [340, 415],
    [333, 406],
    [342, 413],
    [343, 417],
  ],
};

test.each([
  ['seed 5', 0.84],
  ['seed 7, with eight threads', 3.74],
  ['seed 9', 0.36],
])('in the recorded run of %s the least rises by %f MB a minute', (name, slope) => {
  const samples = (RECORDED[name] ?? []).flatMap(([least, highest], row) => [
    { minute: row * 5 + 2, megabytes: highest },
    { minute: row * 5 + 3, megabytes: least },
  ]);
  expect(judgeGrowth(samples, 0)).toBeCloseTo(slope, 2);
});

/** Half an hour of a process that takes 60 MB between two compactions, and keeps some for good. */
function saw({ phase, kept }: { phase: number; kept: number }): Sample[] {
  return Array.from({ length: 360 }, (_, place) => {
    const minute = place / 12;
    return { minute, megabytes: 340 + 60 * (((minute + phase) / 4) % 1) + kept * minute };
  });
}

test.each([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5])(
  'what is kept shows, and compactions do not, whenever they come: %f',
  (phase) => {
    expect(Math.abs(judgeGrowth(saw({ phase, kept: 0 }), 2))).toBeLessThan(0.3);
    expect(judgeGrowth(saw({ phase, kept: 2 }), 2)).toBeCloseTo(2, 0);
  },
);

test.each([1, 1.5, 2, 2.5, 3])('nor does it matter when the first half began: minute %f', (start) => {
  expect(Math.abs(judgeGrowth(saw({ phase: 1, kept: 0 }), start))).toBeLessThan(0.3);
});

test('a run of less than ten minutes is too short to say', () => {
  expect(
    judgeGrowth(
      saw({ phase: 0, kept: 9 }).filter(({ minute }) => minute < 9),
      0,
    ),
  ).toBe(0);
});
