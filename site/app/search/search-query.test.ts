import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSearchPath, parseSearchQuery } from './search-query.ts';

test.each([
  ['', { key: '', kind: null, page: 1 }],
  ['key=+amla++oil+', { key: 'amla oil', kind: null, page: 1 }],
  ['key=amla&kind=posts&page=2', { key: 'amla', kind: 'posts', page: 2 }],
  // The overview of all kinds has no pages.
  ['key=amla&page=2', { key: 'amla', kind: null, page: 1 }],
  ['key=amla&kind=users&page=-1', { key: 'amla', kind: null, page: 1 }],
  ['key=amla&kind=pages&page=0', { key: 'amla', kind: 'pages', page: 1 }],
  ['key=amla&kind=pages&page=99999', { key: 'amla', kind: 'pages', page: 1 }],
  ['key=%D8%B2%D9%8A%D8%AA%0A%00x', { key: 'زيت x', kind: null, page: 1 }],
  [`key=${'a'.repeat(300)}`, { key: 'a'.repeat(200), kind: null, page: 1 }],
])('%s', (query, state) => {
  expect(parseSearchQuery(new URLSearchParams(query))).toEqual(state);
});

test('a built query parses back', () => {
  const states = fc.record({
    key: fc.string({ unit: 'grapheme' }),
    kind: fc.constantFrom('products', 'posts', 'pages', null),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(states, ({ key, kind, page }) => {
      const state = parseSearchQuery(new URLSearchParams(buildSearchPath({ key, kind, page }).slice('/search'.length)));
      const again = parseSearchQuery(new URLSearchParams(buildSearchPath(state).slice('/search'.length)));
      expect(again).toEqual(state);
      expect(state.kind).toBe(kind);
    }),
  );
});
