import { expect, test } from 'vitest';
import { selectForPage, sortByCount } from './ingredient-summaries.server.ts';

const ingredient = (slug: string) => ({
  slug,
  name: slug,
  image: { mediaItemUrl: slug },
  paper: 'eff2ed',
  opening: '',
});

test('each page of a listing shows the next ingredient, then they start again', () => {
  const ingredients = ['amla', 'sidr', 'clove'].map(ingredient);
  expect([1, 2, 3, 4].map((page) => selectForPage(ingredients, page)?.slug)).toEqual(['amla', 'sidr', 'clove', 'amla']);
  expect(selectForPage([], 1)).toBeNull();
});

test('a brand shows the same ingredients in every language: equal ones are in the order of their slugs', () => {
  const clove = { slug: 'clove', label: 'Clove', count: 2 };
  const amla = { slug: 'amla', label: 'أملا', count: 2 };
  const sidr = { slug: 'sidr', label: 'Sidr', count: 3 };
  expect(sortByCount([clove, sidr, amla])).toEqual([sidr, amla, clove]);
  expect(sortByCount([amla, clove, sidr])).toEqual([sidr, amla, clove]);
});
