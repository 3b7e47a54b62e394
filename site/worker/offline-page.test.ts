import { expect, test } from 'vitest';
import { BETWEEN_DOCUMENTS, GO_BACK } from '../app/between-documents.ts';
import { type PackedCatalogue, unpackCatalogue } from '../app/content/catalogue/packed-catalogue.ts';
import type { Locale } from '../app/locale/path.ts';
import { buildItem } from '../app/test/catalogue-item.ts';
import type { DeviceCatalogue } from './device-catalogue.ts';
import { buildDocument, COME_BACK, WORKER_SCRIPT } from './document.ts';
import { buildOfflinePage } from './offline-page.ts';

const ORIGIN = 'https://www.example.com';
const pages = new Map([
  ['/uae/brands', '<title>Brands | Sidrana</title>'],
  ['/ar/uae/brands', '<title>العلامات | سدرانا</title>'],
  ['/kwt/plp?brand=a&tag=new', '<title>Oils &amp; balms | Sidrana</title>'],
  ['/uae/broken', '<h1>No title</h1>'],
]);
const cache = {
  keys: async () => [...pages.keys()].map((path) => new Request(`${ORIGIN}${path}`)),
  match: async (asked: RequestInfo | URL) =>
    new Response(pages.get((asked instanceof Request ? asked.url : String(asked)).slice(ORIGIN.length))),
};

async function show(path: string, catalogue: DeviceCatalogue | null = null, catalogues: readonly Locale[] = []) {
  const page = await buildOfflinePage(new URL(path, ORIGIN), cache, catalogue, catalogues);
  const answer = buildDocument(page, '/assets/theme.css', 503);
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), html: await answer.text() };
}

test('the offline page is in the language of the address and lists that language’s kept pages, the last first', async () => {
  const { status, policy, html } = await show('/uae/product/unseen');
  expect([status, policy]).toEqual([503, expect.stringContaining("default-src 'self'")]);
  expect(html).toContain('<html lang="en-AE" dir="ltr">');
  expect(html).toContain('<h1 class="mb-6 text-h2">No connection</h1>');
  const links = [...html.matchAll(/<li><a [^>]*href="([^"]*)">([^<]*)</g)].map(([, path, title]) => [path, title]);
  expect(links).toEqual([
    ['/kwt/plp?brand=a&amp;tag=new', 'Oils &amp; balms'],
    ['/uae/brands', 'Brands'],
  ]);
  const arabic = (await show('/ar/ksa')).html;
  expect(arabic).toContain('<html lang="ar-SA" dir="rtl">');
  expect(arabic).toMatch(/href="\/ar\/uae\/brands">العلامات</);
  expect(arabic).not.toContain('Brands');
});

test('its script, and no other, may run', async () => {
  const { policy, html } = await show('/uae');
  const [, nonce, script] = /<script nonce="([^"]+)">([^<]+)<\/script>/.exec(html) ?? [];
  expect(policy).toMatch(new RegExp(`; script-src 'nonce-${nonce}'$`));
  expect(script).toBe(COME_BACK + WORKER_SCRIPT);
  expect(script).toContain(BETWEEN_DOCUMENTS);
  expect((await show('/uae')).policy).not.toBe(policy);
  const list = await buildDocument({ locale: { country: 'uae', language: 'en' }, title: '', body: '' }, '', 200).text();
  expect(list).toContain(`>${WORKER_SCRIPT}</script>`);
});

test.each([
  ['/uae/our-story', 'Try again'],
  ['/ar/ksa/our-story', 'أعد المحاولة'],
])('%s has a link to itself, as an installed site has no button for that', async (path, label) => {
  expect((await show(path)).html).toMatch(new RegExp(`<a href="" [^>]*>${label}</a>`));
});

test('has the way back of an installed site, in its language (decision 0169)', async () => {
  const { html } = await show('/ar/ksa/brands');
  const [, classes = ''] = /<a href="\/ar\/ksa" data-back aria-label="ارجع" class="([^"]*)"/.exec(html) ?? [];
  expect(classes.split(' ')).toEqual(expect.arrayContaining(['hidden', 'standalone:grid']));
  expect(WORKER_SCRIPT).toContain(GO_BACK);
});

test('without a kept page there is no empty list', async () => {
  const nothing = { keys: async () => [], match: async () => undefined };
  const { body } = await buildOfflinePage(new URL('/uae', ORIGIN), nothing, null, []);
  expect(body).not.toMatch(/<ul>|<h2/);
});

const packed: PackedCatalogue = {
  format: 1,
  items: [buildItem('amla-oil'), buildItem('unkept')],
  modified: [1, 1],
  terms: [
    { facet: 'brand', slug: 'tarwa', name: 'Tarwa & co' },
    { facet: 'brand', slug: 'naima', name: 'Naima' },
    { facet: 'type', slug: 'oil', name: 'Oils' },
    { facet: 'tag', slug: 'dry-hair', name: 'Dry hair' },
  ],
  termLists: [
    [0, 2, 3],
    [1, 2],
  ],
  orders: { menu: [0, 1], name: [0, 1], newest: [0, 1] },
  shown: [
    ['brand', [0, 1]],
    ['type', [2]],
    ['tag', [3]],
  ],
};

test.each([
  ['/uae', 'All products'],
  ['/ar/uae', 'كل المنتجات'],
])('%s leads to search and lists of the kept catalogue, of what the device has', async (home, all) => {
  const listed = unpackCatalogue(packed, ({ slug }) => slug !== 'unkept');
  const { html } = await show(`${home}/our-story`, {
    listed,
    search: async () => ({ products: [], phrase: null }),
    keptSince: null,
  });
  expect(html).toContain(`<form action="${home}/search"`);
  const links = [...html.matchAll(/<a class="[^"]*" href="([^"]*)">([^<]*)</g)].map(
    ([, path, name]) => `${path} ${name}`,
  );
  expect(links.slice(0, 3)).toEqual([`${home}/plp ${all}`, `${home}/brands/tarwa Tarwa &amp; co`, `${home}/oil Oils`]);
  expect((await show(`${home}/our-story`)).html).not.toContain('/plp"');
});

test.each([
  ['/uae', 'Products offline', 'Saudi Arabia (<bdi lang="ar">العربية</bdi>)'],
  ['/ar/uae', 'المنتجات بلا اتصال', 'المملكة العربية السعودية (<bdi lang="ar">العربية</bdi>)'],
])('%s leads to the kept products of other countries and languages', async (home, title, label) => {
  const kept = [
    { country: 'ksa', language: 'ar' },
    { country: 'uae', language: home === '/uae' ? 'en' : 'ar' },
  ] as const;
  const { html } = await show(`${home}/our-story`, null, kept);
  const [, others] = html.split(`${title}</h2>`);
  expect(
    [...(others?.matchAll(/<a class="[^"]*" href="([^"]*)">(.*?)<\/a>/g) ?? [])].map(([, ...link]) => link),
  ).toEqual([['/ar/ksa/plp', label]]);
});
