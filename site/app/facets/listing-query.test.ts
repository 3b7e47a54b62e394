import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FACET_KEYS, facetParam, parseTagFacet } from './facets.ts';
import { buildListingQuery, parseListingQuery, SORTS, withoutFilter } from './listing-query.ts';

test.each([
  ['', { filters: {}, sort: 'menu', page: 1 }],
  ['?brand=tarwa&brand=arak&page=2', { filters: { brand: ['arak', 'tarwa'] }, sort: 'menu', page: 2 }],
  ['?tag=new&tag=new&tag=', { filters: { more: ['new'] }, sort: 'menu', page: 1 }],
  ['?tag=vegan&tag=shine', { filters: { tag: ['shine'], free: ['vegan'] }, sort: 'menu', page: 1 }],
  ['?sort=price&page=0', { filters: {}, sort: 'menu', page: 1 }],
  ['?sort=name&page=-1&utm_source=x', { filters: {}, sort: 'name', page: 1 }],
  ['?page=1e3', { filters: {}, sort: 'menu', page: 1 }],
])('%s is parsed', (query, state) => {
  expect(parseListingQuery(new URLSearchParams(query))).toEqual(state);
});

const slug = fc.stringMatching(/^[a-z][a-z-]{0,10}$/);
const state = fc.record({
  filters: fc.dictionary(fc.constantFrom(...FACET_KEYS), fc.uniqueArray(slug, { minLength: 1, maxLength: 4 })),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 99_999 }),
});

test('a built query parses back to the same state, values sorted', () => {
  fc.assert(
    fc.property(state, (given) => {
      const sorted = Object.fromEntries(
        FACET_KEYS.flatMap((key) => {
          // A tag is of the facet that its slug says.
          const values = FACET_KEYS.filter((one) => facetParam(one) === facetParam(key))
            .flatMap((one) => given.filters[one] ?? [])
            .filter((value) => facetParam(key) !== 'tag' || parseTagFacet(value) === key);
          return values.length > 0 ? [[key, [...new Set(values)].sort()]] : [];
        }),
      );
      expect(parseListingQuery(new URLSearchParams(buildListingQuery(given)))).toEqual({ ...given, filters: sorted });
    }),
  );
});

test('removing the last value of a facet removes the facet and returns to the first page', () => {
  const before = parseListingQuery(new URLSearchParams('?brand=tarwa&tag=new&page=3'));
  expect(buildListingQuery(withoutFilter(before, 'brand', 'tarwa'))).toBe('?tag=new');
});
