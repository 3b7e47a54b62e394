import { expect, test } from 'vitest';
import { listHomeNeeds } from './home-needs.ts';
import type { Facet } from './listing.ts';

const need = (slug: string, count = 1) => ({ slug, label: slug, count, selected: false });
const facetsOf = (...values: ReturnType<typeof need>[]) => [{ key: 'tag', values } as Facet];

test('the home page has six needs: the company’s first, then others, none without products', () => {
  const slugs = ['breakage', 'glow', 'shine', 'soft-hands', 'frizz', 'dry-hair', 'kids'];
  const needs = listHomeNeeds(facetsOf(need('flaky-scalp', 0), ...slugs.map((slug) => need(slug))));
  expect(needs.map(({ slug }) => slug)).toEqual(['dry-hair', 'soft-hands', 'breakage', 'glow', 'shine', 'frizz']);
  expect(listHomeNeeds([])).toEqual([]);
});
