import { expect, test } from 'vitest';
import { createSlugIndex, findNearAddresses } from './addresses.ts';

const pages = createSlugIndex<string>();
for (const slug of ['/where-to-buy', '/how-we-hire', '/sidr-story', '/amla-story', '/']) pages.add(slug, slug);
const products = createSlugIndex<string>();
for (const slug of ['sidr', 'tarwa', 'hair-oil', 'tarwa-sidr-shampoo', 'tarwa-amla-hair-oil', 'tarwa-argan-hair-oil'])
  products.add(slug, slug);

test.each([
  ['where to bu', ['/where-to-buy']],
  ['how we hir', ['/how-we-hire']],
  ['sidr stor', ['/sidr-story', 'sidr', '/amla-story']],
  ['tarwa amla hair oi', ['tarwa-amla-hair-oil', 'tarwa-argan-hair-oil', 'hair-oil']],
  ['tarwa ampla hair oyl', ['tarwa-amla-hair-oil', 'tarwa-argan-hair-oil', 'hair-oil']],
  // A word that an address has is not taken for the start of another.
  ['to', ['/where-to-buy']],
  ['h', []],
  ['nope', []],
  ['', []],
])('%j is nearest to %j', (words, nearest) => {
  expect(findNearAddresses(words.split(' '), [pages, products], 3)).toEqual(nearest);
});
