import { expect, test } from 'vitest';
import { createSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

const FAQS = [
  { question: 'Everywhere?', answer: 'Yes' },
  { question: 'Not on this product?', answer: 'No', notOn: 'neem-oil amla-oil' },
  { question: 'Not on another?', answer: 'No', notOn: 'amla-oil-large' },
  { question: 'Not on an oil of roses?', answer: 'No', notOn: encodeURIComponent('زيت-الورد') },
];
const product = { brand: 'tarwa', type: 'hair-oil', ingredients: [], countries: ['uae' as const] };
const service = createSmallBackend([
  { ...product, slug: 'amla-oil', name: 'Amla Oil' },
  { ...product, slug: 'sidr-oil', name: 'Sidr Oil' },
  { ...product, slug: 'زيت-الورد', name: 'Rose Oil' },
]);
const site = createSite(async (address, init) => {
  const { operationName, variables } = JSON.parse(String(init?.body));
  if (operationName === 'productTypeCategoryPage') {
    const category = { id: 'x', databaseId: 7, slug: 'hair-oil', name: 'Hair oil', categoryPage: { faqs: FAQS } };
    return Response.json({ data: { productCategories: { nodes: [category] } } });
  }
  if (operationName === 'getProduct') {
    const node = { __typename: 'SimpleProduct', id: 'y', databaseId: 8, slug: variables.slugIn[0], name: 'An oil' };
    return Response.json({ data: { products: { nodes: [node] } } });
  }
  return service(address, init);
});

test.each([
  ['/uae/hair-oil', [true, true, true, true]],
  ['/uae/product/sidr-oil', [true, true, true, true]],
  ['/uae/product/amla-oil', [true, false, true, true]],
  [`/uae/product/${encodeURIComponent('زيت-الورد')}`, [true, true, true, false]],
])('on %s stand the questions of the type that do not exclude it', async (path, shown) => {
  const html = await (await site(path)).text();
  expect(FAQS.map(({ question }) => html.includes(question))).toEqual(shown);
});
