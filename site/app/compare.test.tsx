import { expect, test } from 'vitest';
import { createSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

const oil = (slug: string, countries = ['uae']) => ({
  slug,
  name: `Name of ${slug}`,
  brand: 'tarwa',
  type: 'hair-oil',
  ingredients: ['amla'],
  countries,
});
const paste = { ...oil('paste'), type: 'toothpaste' };
const site = createSite(
  createSmallBackend([...['a', 'b', 'c', 'd'].map((slug) => oil(slug)), oil('far', ['ksa']), paste]),
);
const longSite = createSite(createSmallBackend([...['a', 'b', 'c', 'd', 'e'].map((slug) => oil(slug)), paste]));

const namesIn = (html: string) =>
  [...html.matchAll(/<h2 class="text-card[^"]*"><a[^>]*>([^<]+)</g)].map(([, name]) => name);

test('up to three products of one type stand beside each other, on a page that is not indexed', async () => {
  const response = await site('/uae/compare?products=a,b,c');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(namesIn(html)).toEqual(['Name of a', 'Name of b', 'Name of c']);
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
  expect(html).not.toContain('rel="alternate" hrefLang');
  expect(html).toContain('href="/uae/compare?products=b,c"');
});

test('a fourth is named as left out', async () => {
  const html = await (await site('/uae/compare?products=a,b,c,d')).text();
  expect(namesIn(html)).toHaveLength(3);
  expect(html.replaceAll('<!-- -->', '')).toContain('Left out: Name of d');
});

test.each([
  ['?products=a&products=b', '/uae/compare?products=a,b'],
  ['?products=a,paste,far,nothing', '/uae/compare?products=a'],
  ['?products=b,a,b', '/uae/compare?products=b,a'],
])('compare%s is the address %s: one value, one type, nothing the country does not sell', async (query, location) => {
  const response = await site(`/uae/compare${query}`);
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
});

test('nothing to compare is a page of its own, kept only if nothing was asked', async () => {
  const [plain, unknown] = await Promise.all([site('/uae/compare'), site('/uae/compare?products=nothing')]);
  expect(plain.headers.get('cache-control')).toContain('s-maxage');
  expect(unknown.headers.get('cache-control')).not.toContain('s-maxage');
  expect(await unknown.text()).toContain('Nothing to compare yet');
});

test('the empty page leads to the types whose cards have boxes, or to all products where there are none', async () => {
  const [short, long] = await Promise.all([site('/uae/compare'), longSite('/uae/compare')]);
  const linksOf = async (response: Response) =>
    [...((await response.text()).split('<main')[1] ?? '').matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(await linksOf(short)).toContain('/uae/plp');
  const links = await linksOf(long);
  expect(links).toContain('/uae/hair-oil');
  expect(links).not.toContain('/uae/toothpaste');
});

test.each([
  ['a type of four', site, '/uae/hair-oil', false],
  ['a type of five', longSite, '/uae/hair-oil', true],
  ['a category', longSite, '/uae/care', false],
  ['a brand’s four of a type', site, '/uae/collections/tarwa/hair-oil', false],
  ['a brand’s five of a type', longSite, '/uae/collections/tarwa/hair-oil', true],
  ['all of a brand', longSite, '/uae/collections/tarwa/all', false],
])('cards of %s have a box to compare by', async (_, render, path, hasBoxes) => {
  const response = await render(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(/<input[^>]*\bform="compare"[^>]*\bvalue="a"/.test(html)).toBe(hasBoxes);
  expect(/<form[^>]*\bid="compare"[^>]*\baction="\/uae\/compare"/.test(html)).toBe(hasBoxes);
});
