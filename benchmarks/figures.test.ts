import { expect, test, vi } from 'vitest';
import { findMedian, findPercentile, measureMemory } from './figures.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [0, 1],
  [0.5, 51],
  [0.95, 96],
  [0.99, 100],
  [1, 100],
])('the share %f of a hundred is below %i', (share, value) => {
  expect(findPercentile(hundred, share)).toBe(value);
  expect(findPercentile(Float64Array.from(hundred), share)).toBe(value);
});

test.each([
  [[3], 3],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 3],
])('the median of %j is %i, sorted as numbers, and the list stays as it is', (values, median) => {
  const before = [...values];
  expect(findMedian(values)).toBe(median);
  expect(values).toEqual(before);
});

test('of nothing there is no figure, so no gate is passed by it', () => {
  expect(() => findMedian([])).toThrow('Nothing was measured.');
});

test('memory counts what lies outside the heap as well', () => {
  const usage = { rss: 900, heapTotal: 90, heapUsed: 50, external: 9, arrayBuffers: 3 };
  vi.spyOn(process, 'memoryUsage').mockReturnValue(usage);
  expect(measureMemory()).toBe(53);
});
