import { expect, test } from 'vitest';
import { createLegacyNames } from './legacy-names.server.ts';

const uae = { country: 'uae', language: 'en' } as const;

function createNames(facet: string) {
  const values = [
    { slug: 'tarwa-amla', databaseId: 42 },
    { slug: 'sidr', databaseId: 43 },
  ];
  const brand = { slug: 'tarwa', children: { nodes: [{ slug: facet, children: { nodes: values } }] } };
  return createLegacyNames({
    content: { query: async () => ({ productCategories: { nodes: [brand] } }) },
    siteIndex: { load: async () => ({ brands: ['tarwa'] }) },
  } as unknown as Parameters<typeof createLegacyNames>[0]);
}

test.each([
  ['tarwa-product-type', 'type'],
  ['tarwa-ingredient', 'ingredient'],
  ['tarwa-ingredients', 'ingredient'],
  ['tarwa-regimen', 'regimen'],
  ['tarwa-regiment', 'regimen'],
] as const)('the category %s is the facet %s, as in listings', async (slug, facet) => {
  const names = createNames(slug);
  expect(await names.facetValues(uae, 'tarwa', facet)).toEqual(['amla', 'sidr']);
  expect(await names.category(uae, 42)).toMatchObject({ facet, value: 'amla' });
});

test('a category of another name is not a facet', async () => {
  const names = createNames('tarwa-gifts');
  expect(await names.category(uae, 42)).toBeNull();
});
