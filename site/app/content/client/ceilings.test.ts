import { expect, test } from 'vitest';
import { resolveCeiling } from './ceilings.ts';

test.each([
  ['campaigns', 'campaigns', 1000],
  ['newsAndMedia', 'posts', 1000],
  ['newsAndMedia', 'campaigns', 1000],
  ['companyHealthHub', 'posts', 1000],
  ['pressReleases', 'posts', 1000],
  ['ourLocations', 'locations', 1000],
  ['getProductsByBrand', 'products', 20_000],
  ['productTypeCategoryPage', 'products', 20_000],
  ['GetProductFilters', 'productCategories', 100],
  ['categoryChildren', 'productCategories', 1000],
  ['ingredientsData', 'ingredients', 2000],
  ['getPages', 'pages', 2000],
  ['getPosts', 'posts', 2000],
  ['getProducts', 'products', 2000],
  ['getProductCategories', 'productCategories', 100],
  ['brandsData', 'productCategories', 1000],
  ['an operation of later', 'posts', 1000],
])('spec §9: %s loads %s up to %i', (operation, field, ceiling) => {
  expect(resolveCeiling(operation, field)).toBe(ceiling);
});
