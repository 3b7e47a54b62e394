/** A section that fails leaves the rest of its page, on the server too; the page is kept for moments only. */
import { beforeEach, expect, test, vi } from 'vitest';
import { company } from '../company.ts';
import { COMPARE_PARAM } from './facets/compare-query.ts';
import { LIFETIMES } from './routes/cache-control.ts';
import { createSite } from './test/create-site.ts';
import { createHostileBackend, known } from './test/hostile-backend.ts';

const fail = vi.hoisted(() => () => {
  throw new Error('the section is broken');
});

vi.mock('./sections/sub-navigation.tsx', () => ({ SubNavigation: fail }));
vi.mock('./product/product-ingredients.tsx', () => ({ ProductIngredients: fail }));
vi.mock('./product/brand-ingredients.tsx', () => ({ BrandIngredients: fail }));
vi.mock('./product/product-gallery.tsx', () => ({ ProductGallery: fail }));
vi.mock('./product/product-filters.tsx', () => ({ ProductFilters: fail }));
vi.mock('./product/listing-products.tsx', () => ({ ListingProducts: fail }));
vi.mock('./product/compare-table.tsx', () => ({ CompareTable: fail }));
vi.mock('./search/highlighted.tsx', () => ({ Highlighted: fail }));
vi.mock('./sections/share-links.tsx', () => ({ ShareLinks: fail }));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test.each([
  '/uae',
  '/ar/ksa',
  '/uae/our-story',
  `/uae/product/${known.product}`,
  `/ar/uae/brands/${known.brand}`,
  `/ar/ksa/blogs/${known.post}`,
  `/uae/search?key=${known.product}`,
  '/ar/uae/plp',
  '/uae/brands',
  `/uae/compare?${COMPARE_PARAM}=${known.product}`,
])('%s shows the rest, and is not kept for long', async (path) => {
  const answer = await createSite(createHostileBackend(1))(path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe(LIFETIMES.incomplete);
  expect([html.includes('<h1'), html.includes(String(company.social[0]?.url))]).toEqual([true, true]);
  expect(console.error).toHaveBeenCalledWith(new Error('the section is broken'));
});
