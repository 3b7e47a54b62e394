import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadContent } from '../../../backend/content/load-content.ts';
import { isBarcode } from '../../../backend/content/schema/specifications.ts';
import { CONTENT_FOLDER } from '../../folders.ts';
import { barcodeModules, cartonOf } from './trade.ts';

it('draws the symbol of a known number', () => {
  expect(barcodeModules('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  );
});

it('draws 95 modules, with bars and gaps of four at most, for every number', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 13 }), (digits) => {
      const modules = barcodeModules(digits.join(''));
      expect(modules).toHaveLength(95);
      expect(modules).not.toMatch(/0{5}|1{5}/);
    }),
  );
});

// GS1 reserves prefix 952 for demonstrations and examples, so no sample has a real product's number.
it('gives every size of the content a number of its own from the range for demonstrations', async () => {
  const { products } = await loadContent(CONTENT_FOLDER);
  const numbers = products.flatMap(({ sizes }) => sizes.map(({ barcode }) => barcode));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => !(number?.startsWith('952') && isBarcode(number)))).toEqual([]);
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
