import { expect, test } from 'vitest';
import { addPending, isCostly } from './prefetch.ts';

test.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('%o costs: %s', (connection, costly) => {
  expect(isCostly(connection)).toBe(costly);
});

test('at most four are pending, none twice', () => {
  const four = ['/a', '/b', '/a', '/c', '/d', '/e'].reduce<readonly string[]>(addPending, []);
  expect(four).toEqual(['/a', '/b', '/c', '/d']);
});
