import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { listSoldProducts, type SoldProduct } from '../backend/content/sold-products.ts';
import { parseAmount } from '../contract/amount.ts';
import { countryCodes } from '../contract/countries.ts';
import { CONTENT_FOLDER } from './folders.ts';

const content = await loadContent(CONTENT_FOLDER);

test.each(countryCodes)('what is marked as a family size in %s is larger than most products of its type', (country) => {
  const { en: sold } = listSoldProducts(content, country);
  const marked = sold.filter(({ tags }) => tags.includes('family-size'));
  expect(marked.length).toBeGreaterThan(0);
  const small = marked.filter((product) => {
    const others = sold
      .filter(({ type, tags }) => type === product.type && !tags.includes('family-size'))
      .map(findLargest)
      .filter((amount) => amount > 0)
      .toSorted((one, other) => one - other);
    return findLargest(product) <= (others[Math.floor((others.length - 1) / 2)] ?? -1);
  });
  expect(small.map(({ siteSlug }) => siteSlug)).toEqual([]);
});

/** The largest size that a country sells, in millilitres or grams; 0 for pieces. */
function findLargest({ sizes }: SoldProduct): number {
  const amounts = sizes.map(({ label }) => parseAmount(label.en));
  return Math.max(...amounts.map((amount) => (amount?.isMeasured ? amount.value : 0)));
}
