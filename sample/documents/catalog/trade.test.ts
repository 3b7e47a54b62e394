import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../backend/content/load-content.ts';
import { CONTENT_FOLDER } from '../../folders.ts';
import { barcodeModules, barcodeOf, cartonOf, checkDigit } from './trade.ts';

it.each([
  ['400638133393', '1'],
  ['590123412345', '7'],
  ['200000000000', '8'],
])('ends %s with %s', (twelve, digit) => {
  expect(checkDigit(twelve)).toBe(digit);
});

it('draws the symbol of a known number', () => {
  expect(barcodeModules('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  );
});

it('draws 95 modules, with bars and gaps of four at most, for every number', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }), (digits) => {
      const modules = barcodeModules(digits.join('') + checkDigit(digits.join('')));
      expect(modules).toHaveLength(95);
      expect(modules).not.toMatch(/0{5}|1{5}/);
    }),
  );
});

describe('the content', () => {
  it('has a unique in-house number for every size', async () => {
    const { products } = await loadContent(CONTENT_FOLDER);
    const numbers = products.flatMap(({ fullSlug, sizes }) => sizes.map(({ value }) => barcodeOf(fullSlug, value)));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^29\d{11}$/);
  });
});

it.each([
  ['4.5 g', 72],
  ['100 ml', 36],
  ['200 ml', 24],
  ['400 ml', 12],
  ['1 litre', 4],
  ['1 kg', 4],
  ['3 × 30 g', 36],
  ['3 x 125 g', 12],
  ['20 bags', 24],
  ['Case and 4 sticks', 24],
])('packs %s by %i', (size, pieces) => {
  expect(cartonOf(size)).toBe(pieces);
});
