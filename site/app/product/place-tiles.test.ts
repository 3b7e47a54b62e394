import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTiles } from './place-tiles.ts';

const draw = (products: number, ingredients: number) =>
  placeTiles(
    Array.from({ length: products }, () => 0),
    Array.from({ length: ingredients }, (_, index) => index),
  )
    .map((cell) => ('ingredient' in cell ? 'P' : '.'))
    .join('');

test.each([
  [0, 3, ''],
  [1, 3, '.'],
  [2, 3, '..P'],
  [9, 3, '..P.......'],
  [10, 3, '..P......' + '..P'],
  [24, 3, '..P......' + '..P......' + '..P......'],
  [24, 1, '..P......' + '........' + '........'],
  [5, 0, '.....'],
])('%i products and %i ingredients', (products, ingredients, cells) => {
  expect(draw(products, ingredients)).toBe(cells);
});

test('every product is placed once, in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.array(fc.integer(), { maxLength: 3 }), (products, ingredients) => {
      const cells = placeTiles(products, ingredients);
      expect(cells.flatMap((cell) => ('product' in cell ? [cell.product] : []))).toEqual(products);
    }),
  );
});
