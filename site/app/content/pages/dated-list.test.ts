import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDatedList, buildDatedQuery, parseDatedQuery } from './dated-list.ts';

const item = (id: string, date: string | null, ...tags: string[]) => ({
  id,
  date,
  tags: { nodes: tags.map((slug) => ({ slug, name: slug.toUpperCase() })) },
});
const all = [
  item('a', '2024-03-01T09:00:00', 'hair'),
  item('b', '2026-01-05T09:00:00', 'hair', 'travel'),
  item('c', '2025-12-31T23:59:59', 'travel'),
  item('d', '2026-11-08T09:00:00', 'hair'),
  item('e', null),
];
const unfiltered = { year: null, tag: null, page: 1 };

test('items are newest first, with their years and most used tags', () => {
  const list = buildDatedList(all, unfiltered, 10);
  expect(list.items.map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a', 'e']);
  expect(list.years).toEqual([2026, 2025, 2024]);
  expect(list.tags).toEqual([
    { slug: 'hair', name: 'HAIR' },
    { slug: 'travel', name: 'TRAVEL' },
  ]);
  expect(list).toMatchObject({ total: 5, pages: 1 });
});

test.each([
  [{ ...unfiltered, year: 2026 }, ['d', 'b'], 2],
  [{ ...unfiltered, tag: 'travel' }, ['b', 'c'], 2],
  [{ year: 2026, tag: 'travel', page: 1 }, ['b'], 1],
  [{ ...unfiltered, year: 1999 }, [], 0],
  [{ ...unfiltered, tag: 'nobody' }, [], 0],
  [{ ...unfiltered, page: 2 }, ['c', 'a'], 5],
  [{ ...unfiltered, page: 9 }, [], 5],
])('%j', (query, ids, total) => {
  const list = buildDatedList(all, query, 2);
  expect(list.items.map(({ id }) => id)).toEqual(ids);
  expect(list.total).toBe(total);
});

test('the number of an item does not depend on filters', () => {
  expect(buildDatedList(all, unfiltered, 10).numbers.b).toBe(4);
  expect(buildDatedList(all, { ...unfiltered, tag: 'travel' }, 10).numbers.b).toBe(4);
});

test.each([
  ['', unfiltered],
  ['?year=2025&page=3', { year: 2025, tag: null, page: 3 }],
  ['?year=25&page=0&tag=', unfiltered],
  ['?page=-1&year=20255', unfiltered],
  ['?tag=%D8%B2%D9%8A%D8%AA', { ...unfiltered, tag: 'زيت' }],
])('%j is parsed as %j', (search, query) => {
  expect(parseDatedQuery(new URLSearchParams(search))).toEqual(query);
});

test('a built query parses back', () => {
  const query = fc.record({
    year: fc.option(fc.integer({ min: 1000, max: 9999 })),
    tag: fc.option(fc.stringMatching(/^[a-zا-ي-]{1,20}$/)),
    page: fc.integer({ min: 1, max: 99_999 }),
  });
  fc.assert(
    fc.property(query, (state) => {
      expect(parseDatedQuery(new URLSearchParams(buildDatedQuery(state)))).toEqual(state);
    }),
  );
});
