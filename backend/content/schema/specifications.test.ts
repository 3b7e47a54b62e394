import { expect, it } from 'vitest';
import { isBarcode } from './specifications.ts';

it.each([
  ['4006381333931', true],
  ['5901234123457', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['40063813339310', false],
])('knows the check digit of %s: %s', (digits, expected) => {
  expect(isBarcode(digits)).toBe(expected);
});
