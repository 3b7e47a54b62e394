import { expect, test } from 'vitest';
import { decodePercent, decodeUri } from './decode-percent.ts';

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

test.each([
  ['/%D8%B2%D9%8A%D8%AA/', '/زيت/'],
  ['a%2Fb%3Fc', 'a%2Fb%3Fc'],
  ['save 100%.jpg', 'save 100%.jpg'],
  ['%D8', '%D8'],
])('%s stands for the address %s', (text, decoded) => {
  expect(decodeUri(text)).toBe(decoded);
});
