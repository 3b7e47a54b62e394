import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentError, loadContent, readContent } from './load-content.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(() => rm(root, { recursive: true }));

async function contentWith(files: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(join(root, 'case-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  return dir;
}

const text = (en: string) => `{ en: "${en}", ar: "نص" }`;
const ingredients = `ingredients:
  - { slug: amla, name: ${text('Amla')}, botanical: x, description: ${text('d')}, tint: "#aabbcc" }`;
const range = (fields: string) => `brand: { slug: tarwa, order: 1, name: ${text('Tarwa')}, tagline: ${text('Hair')},
  heading: ${text('h')}, description: ${text('d')}, seo: { title: ${text('t')}, description: ${text('d')} } }
products:
  - slug: oil
    name: ${text('Oil')}
    type: hair-oil
    regimens: [pre-wash]
    tags: []
    short: ${text('s')}
    description: ${text('d')}
    pack: { form: oil, descriptor: { en: [x], ar: [س] } }
    sizes: [{ label: ${text('100 ml')}, value: 100-ml }]
    marketplaces: [noon]
    benefits: [{ heading: ${text('b')}, description: ${text('b')} }, { heading: ${text('c')}, description: ${text('c')} }]
    howToUse: [{ icon: pour, description: ${text('a')} }, { icon: warm, description: ${text('a')} }, { icon: wait, description: ${text('a')} }]
    published: "2024-01-01"
    ${fields}`;

const block = `{ heading: ${text('b')}, description: ${text('b')} }`;
const question = `{ question: ${text('q')}, answer: ${text('a')} }`;
const productType = (slug: string) => `slug: ${slug}, name: ${text('Oils')}, description: ${text('d')},
  seo: { title: ${text('t')}, description: ${text('d')} },
  benefits: [${block}, ${block}, ${block}, ${block}], faqs: [${question}, ${question}]`;
const collection = `{ text: ${text('x')}, seo: { title: ${text('t')}, description: ${text('d')} } }`;
const pageWith = (html: string, picture = 'still/wall') => `pages:
  - slug: one
    title: ${text('One')}
    content: [${text('<p>Shared</p>')}, { en: "${html}", ar: "", countries: [kwt] }]
    seo: { title: ${text('t')}, description: ${text('d')} }
    banner: { active: true, heading: ${text('h')}, description: ${text('d')}, image: ${picture} }`;

describe('loadContent', () => {
  test('an empty folder is empty content', async () => {
    const content = await loadContent(await contentWith({}));
    expect(content.products).toEqual([]);
    expect(content.menus.primary).toEqual([]);
  });

  test('joins brand and product slugs', async () => {
    const dir = await contentWith({ 'ranges/tarwa.yaml': range('ingredients: [amla]\n    related: [tarwa-oil]') });
    const content = await loadContent(dir);
    expect(content.products.map(({ brand, fullSlug }) => [brand, fullSlug])).toEqual([['tarwa', 'tarwa-oil']]);
  });

  test.each([
    [
      'a missing field',
      { 'ranges/tarwa.yaml': range('ingredients: [amla]') },
      'ranges/tarwa.yaml: products.0.related:',
    ],
    ['broken YAML', { 'facets.yaml': 'facets: {' }, 'facets.yaml: '],
    [
      'a text in one language only',
      { 'menus/primary.yaml': 'items: [{ label: { en: Oils }, path: /hair-oil }]' },
      'menus/primary.yaml: items.0.label.ar:',
    ],
    [
      'an unknown ingredient',
      { 'ranges/tarwa.yaml': range('ingredients: [neem]\n    related: [tarwa-oil]'), 'ingredients.yaml': ingredients },
      'ranges/tarwa.yaml: products.0 (oil).ingredients: no ingredient is called neem',
    ],
    [
      'an unknown related product',
      { 'ranges/tarwa.yaml': range('ingredients: [amla]\n    related: [tarwa-soap]') },
      'ranges/tarwa.yaml: products.0 (oil).related: no product is called tarwa-soap',
    ],
    [
      'a picture of an unknown plant',
      {
        'ingredients.yaml': ingredients,
        'menus/primary.yaml': `items: [{ label: ${text('a')}, path: /a, children: [{ label: ${text('b')}, path: /b, image: plant/fig }] }]`,
      },
      'menus/primary.yaml: items.0.children.0.image: no ingredient is called fig',
    ],
    [
      'a picture in a text that no field refers to',
      { 'pages/one.yaml': pageWith('<img src=\\"still/grove\\">') },
      'pages/one.yaml: pages (one).content: no still of a field is called grove',
    ],
    [
      'a banner of nothing that has one',
      {
        'product-types.yaml': `categories: [{ ${productType('hair')}, types: [{ ${productType('hair-oil')} }] }]`,
        'pages/one.yaml': pageWith('', 'banner/two'),
      },
      'pages/one.yaml: pages (one).banner.image: no brand, product type or page is called two',
    ],
    [
      'a picture in a text without a reference',
      { 'pages/one.yaml': pageWith('<img src=\\"a.png\\">') },
      'pages/one.yaml: pages (one).content: not a picture: <img src="a.png">',
    ],
    [
      'a product of another type, or none, on which a question does not stand',
      {
        'ingredients.yaml': ingredients,
        'product-types.yaml':
          `categories: [{ ${productType('hair')}, types: [{ ${productType('hair-oil')} }] }]`.replace(
            /(.*)question:/s,
            '$1notOn: [tarwa-oil, tarwa-soap], question:',
          ),
        'ranges/tarwa.yaml': range('ingredients: [amla]\n    related: [tarwa-oil]'),
      },
      'product-types.yaml: types (hair-oil).faqs.1.notOn: no product of the type hair-oil is called tarwa-soap',
    ],
    [
      'a collection of a type that the brand has not',
      {
        'ranges/tarwa.yaml': range('ingredients: [amla]\n    related: [tarwa-oil]').replace(
          'heading:',
          `collections: { all: ${collection}, hair-oil: ${collection}, soap: ${collection} }, heading:`,
        ),
      },
      'ranges/tarwa.yaml: brand.collections: no product type of tarwa is called soap',
    ],
    [
      'one slug twice',
      { 'ingredients.yaml': `${ingredients}\n${ingredients.split('\n')[1]}` },
      'ingredients.yaml: ingredients: amla stands twice',
    ],
  ])('%s is an error that names file and field', async (_, files, message) => {
    const failure = await loadContent(await contentWith(files)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentError);
    expect(String(failure)).toContain(message);
  });

  test('a related product may be of a range that does not exist yet', async () => {
    const dir = await contentWith({ 'ranges/tarwa.yaml': range('ingredients: [amla]\n    related: [basma-soap]') });
    expect((await readContent(dir)).mistakes).toEqual([]);
  });
});
