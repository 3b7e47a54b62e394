import { expect, test } from 'vitest';
import type { GetProductQuery } from '../generated/graphql.ts';
import { buildProductView } from './product-view.server.ts';

type ProductNode = Parameters<typeof buildProductView>[0];
type Variation = NonNullable<
  Extract<NonNullable<GetProductQuery['products']>['nodes'][number], { variations?: unknown }>['variations']
>['nodes'][number];

const product: ProductNode = {
  __typename: 'SimpleProduct',
  id: 'p',
  databaseId: 1,
  name: 'Amla Hair Oil',
  slug: 'amla-hair-oil',
  uri: '/product/amla-hair-oil/',
  shortDescription: null,
  menuOrder: 1,
  catalogVisibility: null,
  translations: null,
  featuredImage: null,
  productTags: null,
  productCategories: null,
  description: null,
  gtin: null,
  seo: null,
  galleryImages: null,
  ingredients: null,
  productDetails: null,
  metaData: null,
  related: null,
  attributes: null,
};

function variation(value: string): Variation {
  const attribute = { id: value, label: 'Size', name: 'size', value };
  return {
    id: value,
    databaseId: 2,
    name: `Amla Hair Oil - ${value}`,
    slug: `amla-hair-oil-${value.replace(' ', '-')}`,
    gtin: `29${value}`,
    image: null,
    attributes: { nodes: [attribute] },
    metaData: null,
  };
}

test.each([
  [
    ['1 litre', '500 ml', '200 ml'],
    ['200 ml', '500 ml', '1 litre'],
  ],
  [
    ['لتر واحد', '500 مل', '200 مل'],
    ['200 مل', '500 مل', 'لتر واحد'],
  ],
])('the sizes %j are sorted from small to large', (given, shown) => {
  const variations = { nodes: given.map(variation) };
  const { options } = buildProductView(
    { ...product, __typename: 'VariableProduct', variations },
    { country: 'uae', language: 'en' },
  );
  expect(options.map(({ label }) => label)).toEqual(shown);
  expect(options.map(({ gtin }) => gtin)).toEqual(shown.map((size) => `29${size}`));
});

test.each([
  ['size', 'Size', '100 ml'],
  ['pa_size', 'الحجم', '100 مل'],
])('a product with one size shows it: %s', (name, label, size) => {
  const scent = { name: 'scent', label: 'Scent', options: ['Rose'] };
  const attributes = { nodes: [scent, { name, label, options: [size] }] };
  const view = buildProductView({ ...product, attributes, gtin: '29' }, { country: 'uae', language: 'en' });
  expect(view.optionLabel).toBe(label);
  expect(view.options).toMatchObject([{ id: 'only', label: size, name: `Amla Hair Oil – ${size}`, gtin: '29' }]);
});

test('a product without a size shows none', () => {
  const scent = { name: 'scent', label: 'Scent', options: ['Rose'] };
  expect(
    buildProductView({ ...product, attributes: { nodes: [scent] } }, { country: 'uae', language: 'en' }).options,
  ).toMatchObject([{ label: null, name: 'Amla Hair Oil' }]);
});

test.each([
  ['https://www.amazon.ae/dp/1', [['amazon', 'https://www.amazon.ae/dp/1']]],
  ['https://www.shop.example/oil', [['shop', 'https://www.shop.example/oil']]],
  ['https://noon.com/other', [['noon', 'https://noon.com/oil']]],
  ['/oil', []],
  ['javascript:alert(1)', []],
])('the own address %s of an external product is a link to buy it', (externalUrl, links) => {
  const metaData = externalUrl.includes('noon')
    ? [{ key: 'ext_product_url_noon', value: 'https://noon.com/oil' }]
    : null;
  const view = buildProductView(
    { ...product, __typename: 'ExternalProduct', externalUrl, metaData },
    { country: 'uae', language: 'en' },
  );
  expect(view.options[0]?.links.map(({ marketplace, url }) => [marketplace, url])).toEqual(links);
});

test('what stands on the pack is listed by its names, sizes by amount, without what is empty', () => {
  const attributes = {
    nodes: [
      { name: 'size', label: 'Size', options: ['1 litre', '200 ml'] },
      { name: 'warnings', label: 'Warnings ', options: ['For external use.', ' ', null] },
      { name: 'origin', label: 'Origin', options: [] },
      { name: 'barcode', label: null, options: ['2900000000001'] },
      { name: 'harvest', label: 'Harvest', options: ['Autumn 2025'] },
    ],
  };
  const { specifications } = buildProductView({ ...product, attributes }, { country: 'uae', language: 'en' });
  expect(specifications).toEqual([
    { label: 'Size', values: ['200 ml', '1 litre'] },
    { label: 'Warnings', values: ['For external use.'] },
    { label: 'Harvest', values: ['Autumn 2025'] },
  ]);
});

test('an ingredient has its colour of the herbarium, whatever its place', () => {
  const ingredient = (slug: string) => ({
    id: slug,
    databaseId: 1,
    slug,
    name: slug,
    description: null,
    translations: null,
    ingredientFields: null,
  });
  const papersOf = (slugs: string[]) => {
    const ingredients = { nodes: slugs.map(ingredient) };
    const view = buildProductView({ ...product, ingredients }, { country: 'uae', language: 'en' });
    return view.ingredients.map(({ paper }) => paper);
  };
  expect(papersOf(['amla', 'clove'])).toEqual(['c9d6a0', 'd9a58c']);
  expect(papersOf(['clove', 'amla'])).toEqual(['d9a58c', 'c9d6a0']);
});
