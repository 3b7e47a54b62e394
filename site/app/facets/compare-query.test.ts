import { expect, test } from 'vitest';
import { buildComparePath, parseCompared } from './compare-query.ts';

test.each([
  ['', []],
  ['?products=', []],
  ['?products=a,b,c', ['a', 'b', 'c']],
  ['?products=a&products=b&products=', ['a', 'b']],
  ['?products=a,b&products=b&products=c', ['a', 'b', 'c']],
])('%s compares %j', (query, slugs) => {
  expect(parseCompared(new URLSearchParams(query))).toEqual(slugs);
});

test('an address leads back to the same products', () => {
  const slugs = ['a', 'عطر-الورد'];
  const path = buildComparePath(slugs);
  expect(parseCompared(new URL(path, 'https://site.test').searchParams)).toEqual(slugs);
  expect(buildComparePath([])).toBe('/compare');
});
