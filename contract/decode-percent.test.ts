import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePercent, decodeUri, tryDecodePercent } from './decode-percent.ts';

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

test.each([
  ['amla-oil', 'amla-oil'],
  ['', ''],
  ['%D8%B2', 'ز'],
  ['%25', '%'],
  ['%2525', '%25'],
  ['100%', null],
  ['%D8', null],
  ['%zz', null],
  ['%D8%B2 of 100%', null],
])('%j is %j, or has a broken code', (text, decoded) => {
  expect(tryDecodePercent(text)).toBe(decoded);
});

test('whether a code is broken is what the language says', () => {
  const piece = fc.constantFrom('%', '%2', '%25', '%D8', '%B2', '%e2%82%ac', '%F0%9F%98%80', '2', '5', 'ز', '/');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const decoded = tryDecodePercent(text);
      if (decoded === null) expect(() => decodeURIComponent(text)).toThrow(URIError);
      else expect(decodeURIComponent(text)).toBe(decoded);
    }),
  );
});
