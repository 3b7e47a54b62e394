import { expect, test } from 'vitest';
import type { Content } from '../content/content.ts';
import { listSoldProducts } from '../content/sold-products.ts';
import { smallContent } from '../test/small-content.ts';
import { listTerms } from './list-terms.ts';

test('a question names the products on which it does not stand by their slugs in the language', () => {
  const [category] = smallContent.categories;
  const [type] = category?.types ?? [];
  if (!category || !type) throw new Error('no product type');
  const faqs = type.faqs.map((question) => ({ ...question, notOn: ['alpha-amla-oil', 'alpha-arabic'] }));
  const content: Content = { ...smallContent, categories: [{ ...category, types: [{ ...type, faqs }] }] };
  const sold = listSoldProducts(content, 'uae');
  const read = (products: typeof sold.en) =>
    listTerms(content, products).find(({ slug }) => slug === type.slug)?.fields?.categoryPage;
  expect(read(sold.en)).toMatchObject({ faqs: [{ notOn: 'alpha-amla-oil' }] });
  expect(read(sold.ar)).toMatchObject({ faqs: [{ notOn: 'alpha-amla-oil عطر-الورد' }] });
});

const both = (text: string) => ({ en: text, ar: `${text} ar` });
const texts = (name: string) => ({
  text: both(name),
  seo: { title: both(`T ${name}`), description: both(`D ${name}`) },
});

test('a collection is the category of its type under the brand, that of all types the category of types', () => {
  const [brand] = smallContent.brands;
  if (!brand) throw new Error('no brand');
  const collections = { all: texts('All'), 'hair-oil': texts('Oils') };
  const content = { ...smallContent, brands: [{ ...brand, collections }] };
  const written = listTerms(content, listSoldProducts(content, 'uae').en).filter(
    ({ slug, description }) => slug.startsWith('alpha-') && description,
  );
  expect(written.map(({ slug, description, fields }) => [slug, description?.en, fields])).toEqual([
    ['alpha-product-type', 'All', { seo: { metaTitle: both('T All'), metaDescription: both('D All') } }],
    ['alpha-hair-oil', 'Oils', { seo: { metaTitle: both('T Oils'), metaDescription: both('D Oils') } }],
  ]);
});
