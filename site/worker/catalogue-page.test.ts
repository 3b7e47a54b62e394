import { beforeEach, expect, test } from 'vitest';
import type { PackedCatalogue } from '../app/content/catalogue/packed-catalogue.ts';
import { buildItem } from '../app/test/catalogue-item.ts';
import { buildCataloguePage } from './catalogue-page.ts';
import { findProduct, openCatalogue } from './device-catalogue.ts';

const ORIGIN = 'https://www.example.com';
const uae = { country: 'uae', language: 'en' } as const;
const item = (slug: string, name: string) => buildItem(slug, { name, brand: { slug: 'tarwa', name: 'Tarwa' } });
const list: PackedCatalogue = {
  format: 1,
  items: [item('amla-oil', 'Amla oil'), item('neem-soap', 'Neem & clove soap'), item('unkept', 'Sidr powder')],
  modified: [1, 1, 1],
  terms: [
    { facet: 'brand', slug: 'tarwa', name: 'Tarwa' },
    { facet: 'type', slug: 'oil', name: 'Oils' },
    { facet: 'ingredient', slug: 'neem', name: 'Neem' },
  ],
  termLists: [
    [0, 1],
    [0, 2],
    [0, 1],
  ],
  orders: { menu: [2, 1, 0], name: [0, 1, 2], newest: [0, 1, 2] },
  shown: [
    ['brand', [0]],
    ['type', [1]],
    ['ingredient', [2]],
  ],
};

let kept: Map<string, Response>;
const cache = {
  keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
  match: async (path: string) => kept.get(path)?.clone(),
};
const caches = {
  has: async (name: string) => name === 'catalogue /uae',
  open: async () => cache,
  match: async (path: string) => [...kept].find(([key]) => key.split('?')[0] === path)?.[1],
} as unknown as CacheStorage;

beforeEach(() => {
  kept = new Map([
    ['/uae/offline-catalogue.json', Response.json(list)],
    ['/uae/offline-catalogue.json?state', Response.json({ at: Date.parse('2026-06-01T08:00:00Z') })],
    ['/uae/product/amla-oil?kept=1', new Response('amla')],
    ['/uae/product/neem-soap?kept=1', new Response('neem')],
  ]);
});

async function show(path: string) {
  const catalogue = await openCatalogue(uae, caches);
  const page = catalogue && (await buildCataloguePage(new URL(path, ORIGIN), catalogue));
  const links = [...(page?.body ?? '').matchAll(/<h2[^>]*><a [^>]*href="([^"]*)">([^<]*)</g)];
  return page && { title: page.title, body: page.body, found: links.map(([, href, name]) => `${href} ${name}`) };
}

const [AMLA, NEEM] = ['/uae/product/amla-oil Amla oil', '/uae/product/neem-soap Neem &amp; clove soap'];

test.each([
  ['/uae/plp', 'Products', [NEEM, AMLA]],
  ['/uae/plp?sort=name', 'Products', [AMLA, NEEM]],
  ['/uae/plp?ingredient=neem', 'Products', [NEEM]],
  ['/uae/plp?ingredient=neem&type=oil', 'Products', []],
  ['/uae/oil', 'Oils', [AMLA]],
  ['/uae/brands/tarwa', 'Tarwa', [NEEM, AMLA]],
  ['/uae/collections/tarwa/oil', 'Tarwa · Oils', [AMLA]],
  ['/uae/collections/tarwa/all', 'Tarwa', [NEEM, AMLA]],
  ['/uae/search?key=nee', 'Results for “nee”', [NEEM]],
  ['/uae/search?key=oils', 'Results for “oils”', [AMLA]],
  ['/uae/search?key=neeem', 'Nothing found for “neeem”', [NEEM]],
  ['/uae/search?key=sidr', 'Nothing found for “sidr”', []],
])('%s lists what the device has', async (path, title, found) => {
  expect(await show(path)).toMatchObject({ title, found });
});

test.each(['/uae/our-story', '/uae/brands', '/uae/brands/none', '/uae', '/uae/oil/deeper'])(
  '%s is no list of products',
  async (path) => expect(await show(path)).toBe(null),
);

test('filters are those of the site, with their counts; the page says of when it is', async () => {
  const { body = '' } = (await show('/uae/plp?ingredient=neem')) ?? {};
  expect(body).toMatch(/name="ingredient" value="neem" checked>Neem<span [^>]*>1</);
  expect(body).toContain('On this device as of 1 June 2026');
  kept.delete('/uae/offline-catalogue.json?state');
  expect((await show('/uae/plp'))?.body).toContain('Only some of the products are on this device.');
});

test('a product opens from the catalogue of its own locale', async () => {
  expect(await (await findProduct(new URL('/uae/product/amla-oil', ORIGIN), uae, caches))?.text()).toBe('amla');
  const arabic = { country: 'uae', language: 'ar' } as const;
  expect(await findProduct(new URL('/ar/uae/product/amla-oil', ORIGIN), arabic, caches)).toBeUndefined();
  expect(await openCatalogue(arabic, caches)).toBe(null);
});

test('words that nothing has are searched as what they may mean, and the page says so', async () => {
  const { body = '' } = (await show('/uae/search?key=clve+soap')) ?? {};
  expect(body).toMatch(/<h2[^>]*>Did you mean<\/h2>.*href="\/uae\/search\?key=clove\+soap"[^>]*>clove soap</);
  expect((await show('/uae/search?key=clove'))?.body).not.toContain('Did you mean');
  expect((await show('/uae/search?key=sidr'))?.body).not.toContain('Did you mean');
});

test('on narrow windows the filters are behind their button, beside the products on wide ones (decision 0164)', async () => {
  const { body = '' } = (await show('/uae/plp')) ?? {};
  expect(body).toMatch(/<button type="button" popovertarget="filters" class="[^"]* lg:hidden">Filters</);
  const [, classes = ''] = /<form id="filters" popover [^>]*class="([^"]*)"/.exec(body) ?? [];
  expect(classes.split(' ')).toEqual(expect.arrayContaining(['fixed', 'lg:sticky', 'lg:flex']));
});

test('a search that finds nothing leads to the lists', async () => {
  const lists = ['/uae/plp">All products<', '/uae/brands/tarwa">Tarwa<', '/uae/oil">Oils<'];
  const { body: nothing } = (await show('/uae/search?key=sidr')) ?? {};
  const { body: something } = (await show('/uae/search?key=nee')) ?? {};
  for (const list of lists) {
    expect(nothing).toContain(list);
    expect(something).not.toContain(list);
  }
});

test('what was typed is text in the page', async () => {
  const { body = '' } = (await show('/uae/search?key=%3Cscript%3E%22')) ?? {};
  expect(body).toContain('value="&lt;script&gt;&quot;"');
});
