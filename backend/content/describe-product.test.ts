import { expect, it } from 'vitest';
import { smallContent } from '../test/small-content.ts';
import { describeProduct } from './describe-product.ts';
import type { SoldProduct } from './sold-products.ts';

const text = (en: string, ar: string) => ({ en, ar });

function sold(short: string, labels: string[]): SoldProduct {
  const [product] = smallContent.products;
  if (product === undefined) throw new Error('no product');
  const sizes = labels.map((label) => ({ label: text(label, label), value: '100-ml' }));
  return { ...product, name: text('Lotion', 'لوشن'), siteSlug: product.fullSlug, short: text(short, short), sizes };
}

it('names the product and its sizes, and says what the page tells', () => {
  const product = sold('A cool lotion of fresh aloe.', ['100 ml', '200 ml', '300 ml']);
  expect(describeProduct(product, 'Alpha Lotion', 'en')).toEqual({
    metaTitle: 'Alpha Lotion, 100 ml, 200 ml and 300 ml',
    metaDescription: 'A cool lotion of fresh aloe. Lotion, 100 ml, 200 ml and 300 ml: how to use and where to buy.',
  });
  expect(describeProduct(product, 'لوشن من ألفا', 'ar')).toEqual({
    metaTitle: 'لوشن من ألفا، 100 ml و200 ml و300 ml',
    metaDescription: 'A cool lotion of fresh aloe. لوشن، 100 ml و200 ml و300 ml: طريقة الاستعمال وأماكن البيع.',
  });
});

it.each([
  ['sizes and both', 115, /^A.* B\. Lotion, 100 ml: how to use and where to buy\.$/],
  ['no sizes', 123, /^A.* B\. Lotion: how to use and where to buy\.$/],
  ['sizes and where to buy it', 130, /^A.* B\. Lotion, 100 ml: where to buy\.$/],
  ['where to buy it', 138, /^A.* B\. Lotion: where to buy\.$/],
  ['its first sentence', 141, /^A[^B]*\. Lotion: where to buy\.$/],
  ['its first sentence alone', 163, /^A[^B]*\.$/],
])('leaves a short text %s when it is long', (_, length, expected) => {
  const short = `${'A'.repeat(length - 4)}. B.`;
  const { metaDescription } = describeProduct(sold(short, ['100 ml']), 'Alpha', 'en');
  expect(metaDescription).toMatch(expected);
  expect(metaDescription.length).toBeLessThanOrEqual(160);
});

it('leaves the sizes out of a title they do not fit in', () => {
  const name = 'N'.repeat(54);
  expect(describeProduct(sold('Short.', ['100 ml']), name, 'en').metaTitle).toBe(name);
});

it('makes no list of a title: four sizes are in the description alone', () => {
  const described = describeProduct(sold('Short.', ['1 stick', '3 sticks', '5 sticks', '10 sticks']), 'Alpha', 'en');
  expect(described.metaTitle).toBe('Alpha');
  expect(described.metaDescription).toContain('1 stick, 3 sticks, 5 sticks and 10 sticks');
});
