import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, formatText, formatValue, name, raw } from './values.ts';

it.each([
  [1, '1'],
  [-0, '0'],
  [0.00049, '0'],
  [12.3456, '12.346'],
  [1e-7, '0'],
])('writes %d as %s', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

it('writes every number of a page without an exponent', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      expect(formatNumber(value)).toMatch(/^-?\d+(\.\d{1,3})?$/);
    }),
  );
});

it('refuses values that are not numbers', () => {
  expect(() => formatNumber(Number.NaN)).toThrow('not finite');
});

it('writes text that can be read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const bytes = Buffer.from(formatText(text).slice(5, -1), 'hex');
      expect(bytes.swap16().toString('utf16le')).toBe(text);
    }),
  );
});

it('writes dictionaries without undefined values', () => {
  const value = { Type: name('Page'), Kids: [{ ref: 3 }, 4, true], Day: raw('(D:2026)'), None: undefined };
  expect(formatValue(value)).toBe('<</Type /Page/Kids [3 0 R 4 true]/Day (D:2026)>>');
});
