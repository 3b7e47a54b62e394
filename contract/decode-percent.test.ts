import { expect, test } from 'vitest';
import { decodePercent } from './decode-percent.ts';

test.each([
  ['amla-oil', 'amla-oil'],
  ['%D8%B2%D9%8A%D8%AA', 'زيت'],
  ['%d8%b2', 'ز'],
  ['100%', '100%'],
  ['%D8', '%D8'],
  ['a%2Fb+c', 'a/b+c'],
])('%s → %s', (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded);
});
