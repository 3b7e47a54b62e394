import { expect, test } from 'vitest';
import { languageCodes } from '../../../contract/languages.ts';
import { FACET_KEYS, FACETS, parseBrandFacet, parseFacetValue, parseTagFacet } from './facets.ts';

test.each([
  ['tarwa-product-type', 'type'],
  ['product-type', 'type'],
  ['tarwa-ingredient', 'ingredient'],
  ['Tarwa-Ingredients', 'ingredient'],
  ['tarwa-regimen', 'regimen'],
  ['tarwa-regiment', 'regimen'],
  ['regime', 'regimen'],
  ['tarwa-gift', null],
  ['tarwa', null],
])('the category %s of a brand is the facet %s', (slug, facet) => {
  expect(parseBrandFacet(slug)).toBe(facet);
});

test.each([
  ['dry-hair', 'tag'],
  ['alcohol-free', 'free'],
  ['Vegan', 'free'],
  ['freesia', 'tag'],
  ['after-meals', 'moment'],
  ['winter-comfort', 'moment'],
  ['travel-size', 'more'],
  ['family-size', 'more'],
  ['new', 'more'],
  ['best-seller', 'more'],
])('the tag %s is a value of the facet %s', (slug, facet) => {
  expect(parseTagFacet(slug)).toBe(facet);
});

test('a value is the same across brands', () => {
  expect([parseFacetValue('tarwa-amla', 'tarwa'), parseFacetValue('amla', 'tarwa')]).toEqual(['amla', 'amla']);
});

test.each(FACET_KEYS)('the filter %s has a title in every language', (key) => {
  for (const locale of languageCodes) expect(FACETS[key].title({}, { locale })).toBeTruthy();
});

test('brands and product types are in the order of the content, other values sorted by name', () => {
  expect(FACET_KEYS.filter((key) => FACETS[key].isOrdered)).toEqual(['brand', 'type']);
});
