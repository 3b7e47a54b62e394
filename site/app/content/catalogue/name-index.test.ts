import { expect, test } from 'vitest';
import { buildItem } from '../../test/catalogue-item.ts';
import type { CatalogueItem } from './catalogue-index.server.ts';
import { createNameIndex, type Name } from './name-index.ts';

const names: Name[] = [
  { kind: 'brand', slug: 'tarwa', name: 'Tarwa', count: 4 },
  { kind: 'brand', slug: 'arak', name: 'Arak', count: 1 },
  { kind: 'type', slug: 'hair-oil', name: 'Hair oil', count: 2 },
  { kind: 'type', slug: 'toothpaste', name: 'Toothpaste', count: 3 },
  { kind: 'ingredient', slug: 'amla', name: 'Amla', count: 2 },
];
const arabicNames: Name[] = [
  { kind: 'brand', slug: 'tarwa', name: 'تروى', count: 4 },
  { kind: 'ingredient', slug: 'amla', name: 'أملا', count: 2 },
];

function buildProduct(slug: string, name: string, brand: string, type: string, tags: string[] = []): CatalogueItem {
  const named = (text: string) => ({ slug: text.toLowerCase(), name: text });
  return buildItem(slug, { name, brand: named(brand), type: named(type), tags });
}

const products = [
  buildProduct('tarwa-sidr-shampoo', 'Sidr & Amla Shampoo', 'Tarwa', 'Shampoo'),
  buildProduct('tarwa-coconut-hair-oil', 'Coconut Hair Oil', 'Tarwa', 'Hair oil'),
  buildProduct('tarwa-amla-hair-oil', 'Amla Hair Oil', 'Tarwa', 'Hair oil', ['best-seller']),
  buildProduct('arak-miswak-toothpaste', 'Miswak Toothpaste', 'Arak', 'Toothpaste'),
];
const arabicProducts = [buildProduct('tarwa-amla-hair-oil', 'زيت الأملا للشعر', 'تروى', 'زيت شعر')];
const noTurn = () => Promise.resolve();
const limits = { names: 3, products: 3 };

test.each([
  ['amla', ['amla'], ['tarwa-amla-hair-oil', 'tarwa-sidr-shampoo']],
  ['am', ['amla'], ['tarwa-amla-hair-oil', 'tarwa-sidr-shampoo']],
  ['AMLA OIL', [], ['tarwa-amla-hair-oil']],
  ['hair', ['hair-oil'], ['tarwa-amla-hair-oil', 'tarwa-coconut-hair-oil']],
  ['tarwa', ['tarwa'], ['tarwa-amla-hair-oil', 'tarwa-sidr-shampoo', 'tarwa-coconut-hair-oil']],
  ['mla', [], []],
  ['', [], []],
  ['؟', [], []],
])('%j suggests the names %j and the products %j', async (key, expectedNames, expectedProducts) => {
  const found = (await createNameIndex(products, names, noTurn)).suggest(key, limits);
  expect(found.names.map(({ slug }) => slug)).toEqual(expectedNames);
  expect(found.products.map(({ slug }) => slug)).toEqual(expectedProducts);
});

test.each(['املا', 'الاملا', 'أُملا', 'amla', 'تروي', 'tarwa', 'الشعر'])(
  'Arabic names are suggested by %j',
  async (key) => {
    const found = (await createNameIndex(arabicProducts, arabicNames, noTurn)).suggest(key, limits);
    expect(found.products.map(({ slug }) => slug)).toEqual(['tarwa-amla-hair-oil']);
  },
);

test.each([
  ['amal', 'amla', ['amla']],
  ['shampu', 'shampoo', []],
  ['cocconut oyl', 'coconut oil', []],
  ['tarwah', 'tarwa', ['tarwa']],
  ['tooth paste', 'toothpaste', ['toothpaste']],
  // Each word occurs in a name, but no product has both.
  ['amla toothpaste', null, ['toothpaste', 'amla']],
  ['zzzzqx', null, []],
  ['', null, []],
])('%j may have meant %j or %j', async (key, phrase, expectedNames) => {
  const nearest = (await createNameIndex(products, names, noTurn)).findNearest(key, 2);
  expect(nearest.phrase).toBe(phrase);
  expect(nearest.names.map(({ slug }) => slug)).toEqual(expectedNames);
});

test('the popular names have the most products', async () => {
  const { listPopular } = await createNameIndex(products, names, noTurn);
  expect(listPopular('type', 5).map(({ slug }) => slug)).toEqual(['toothpaste', 'hair-oil']);
});
