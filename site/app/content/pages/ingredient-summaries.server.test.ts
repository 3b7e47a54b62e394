import { expect, test } from 'vitest';
import { selectForPage } from './ingredient-summaries.server.ts';

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
