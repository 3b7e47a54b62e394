import { expect, test } from 'vitest';
import { estimateQuantile } from './vitals-page.ts';

const buckets = (...counts: number[]) =>
  [1, 2, 4, Number.POSITIVE_INFINITY].map((upTo, place) => ({ upTo, count: counts[place] ?? 0 }));

test.each([
  ['evenly within a bucket', buckets(0, 4, 4, 4), 4, 1.75],
  ['at the end of a bucket', buckets(3, 3, 4, 4), 4, 1],
  ['above the last bound, the bound', buckets(0, 0, 0, 4), 4, 4],
  ['of nothing, nothing', buckets(0, 0, 0, 0), 0, null],
])('three quarters lie %s', (_, spread, count, value) => {
  expect(estimateQuantile({ label: 'x', count, buckets: spread }, 0.75)).toBe(value);
});
