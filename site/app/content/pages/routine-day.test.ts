import { expect, test } from 'vitest';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import { divideIntoDay } from './routine-day.server.ts';

const packsOf = (types: readonly string[]) =>
  types.map((slug) => ({ slug, type: { slug, name: slug } }) as unknown as CatalogueItem);

test.each([
  [['hair-oil', 'shampoo'], ['shampoo'], ['hair-oil']],
  [['shampoo', 'hair-oil', 'hair-mask'], ['shampoo'], ['hair-oil', 'hair-mask']],
  [['hair-oil', 'conditioner', 'hair-serum', 'shampoo'], ['shampoo', 'conditioner'], ['hair-oil']],
  [['shampoo', 'conditioner', 'hair-oil'], [], ['shampoo', 'conditioner']],
  // A conditioner follows a shampoo or nothing.
  [['hair-oil', 'conditioner', 'face-cream'], ['face-cream'], ['hair-oil']],
  [['hair-oil', 'foot-balm', 'body-lotion'], ['body-lotion'], ['hair-oil', 'foot-balm']],
])('%j are divided into %j and %j: no evening has oil and shampoo', (packs, morning, evening) => {
  const day = divideIntoDay(packsOf(packs)).map(({ products }) => products.map(({ slug }) => slug));
  expect(day).toEqual([morning, evening]);
});
