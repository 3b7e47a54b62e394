import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedErrors, editDistance } from './edit-distance.ts';

test.each([
  ['amla', 'amla', 0],
  ['amla', 'amal', 1],
  ['amla', 'amlla', 1],
  ['amla', 'ala', 1],
  ['amla', 'emla', 1],
  ['oyl', 'oil', 1],
  ['amla', 'malla', 2],
  ['', 'oil', 3],
  ['زيت', 'زتي', 1],
])('%j and %j are %i apart', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});

test('is symmetric, and at most the length of the longer word', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});

test.each([
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
  [8, 2],
  [9, 3],
])('a word of %i letters may hold %i errors', (length, errors) => {
  expect(allowedErrors(length)).toBe(errors);
});
