import { describe, expect, test } from 'vitest';
import type { ProductCardData } from '../content/pages/product-card.ts';
import { joinPages, type KeptPages, keepPage, parseShownFrom, readKept, writeKept } from './shown-pages.ts';

const cards = (...slugs: string[]): ProductCardData[] =>
  slugs.map((slug) => ({ slug, name: slug, brand: null, image: null, sizes: [], tags: [], purpose: '' }));
const one = cards('a', 'b');
const two = cards('c', 'd');
const three = cards('e');
const kept: KeptPages = { key: '/uae/plp', pages: { 1: one, 2: two, 3: three } };
const slugsOf = ({ items }: { items: ProductCardData[] }) => items.map(({ slug }) => slug).join('');

describe('keepPage', () => {
  test('adds a page to those of the same listing', () => {
    expect(keepPage({ key: '/uae/plp', pages: { 1: one } }, '/uae/plp', 2, two).pages).toEqual({ 1: one, 2: two });
  });
  test('replaces those of another listing', () => {
    expect(keepPage(kept, '/uae/plp?sort=name', 1, two)).toEqual({ key: '/uae/plp?sort=name', pages: { 1: two } });
  });
  test('returns the same object if nothing changed', () => {
    expect(keepPage(kept, '/uae/plp', 2, two)).toBe(kept);
  });
});

test.each([
  [1, 3, 1, 'abcde'],
  [2, 3, 2, 'cde'],
  [3, 3, 3, 'e'],
  // Page 4 is not kept, so only the requested page could be shown, and it is empty.
  [1, 4, 4, ''],
])('from page %i to %i: from %i, %s', (from, to, shownFrom, slugs) => {
  const joined = joinPages(kept, from, to);
  expect(joined.from).toBe(shownFrom);
  expect(slugsOf(joined)).toBe(slugs);
});

test('with a page missing in between, only the last is shown', () => {
  expect(slugsOf(joinPages({ key: 'k', pages: { 1: one, 3: three } }, 1, 3))).toBe('e');
});

test('a product that moved to the next page is shown once', () => {
  expect(slugsOf(joinPages({ key: 'k', pages: { 1: one, 2: cards('b', 'c') } }, 1, 2))).toBe('abc');
});

test.each([
  [{ from: 1 }, 3, 1],
  [{ from: 3 }, 3, 3],
  [{ from: 4 }, 3, 3],
  [{ from: 0 }, 3, 3],
  [{ from: 'x' }, 3, 3],
  [null, 3, 3],
  ['from', 3, 3],
])('a history entry with %j on page %i starts at %i', (state, page, from) => {
  expect(parseShownFrom(state, page)).toBe(from);
});

test('stored pages are read again, for the same listing only', () => {
  let text: string | null = null;
  const memory = {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
  expect(readKept(memory, kept.key)).toBeNull();
  writeKept(memory, kept);
  expect(readKept(memory, kept.key)).toEqual(kept);
  expect(readKept(memory, '/uae/hair-oil')).toBeNull();
});

test.each(['{', '1', '{"key":"/uae/plp","pages":{"1":"x"}}', '{"key":"/uae/plp"}'])('%s is ignored', (text) => {
  expect(readKept({ getItem: () => text }, '/uae/plp')).toBeNull();
});
