import { expect, test } from 'vitest';
import { createSite } from './test/create-site.ts';

/** The pages of a service whose extension gives every translation a slug of its own (contract notes 4). */
const PAGES = [
  { databaseId: 1, slug: 'home', uri: '/', language: 'en' },
  { databaseId: 2, slug: 'our-story', uri: '/our-story/', language: 'en' },
  { databaseId: 3, slug: 'press-releases', uri: '/press-releases/', language: 'en' },
  { databaseId: 4, slug: 'quality', uri: '/about/quality/', language: 'en' },
  { databaseId: 5, slug: 'campaigns', uri: '/campaigns/', language: 'en' },
  { databaseId: 11, slug: 'home-ar', uri: '/home-ar/', language: 'ar' },
  { databaseId: 12, slug: 'our-story-ar', uri: '/our-story-ar/', language: 'ar' },
  { databaseId: 13, slug: 'press-releases-ar', uri: '/press-releases-ar/', language: 'ar' },
  { databaseId: 14, slug: 'quality-ar', uri: '/about-ar/quality-ar/', language: 'ar' },
  { databaseId: 6, slug: 'cart', uri: '/cart/', language: 'en' },
  { databaseId: 16, slug: 'سلة-المشتريات', uri: '/سلة-المشتريات/', language: 'ar' },
];

const nodes = PAGES.map((page) => ({
  ...page,
  id: btoa(`post:${page.databaseId}`),
  title: `Title of ${page.slug}`,
  locale: { id: page.language, locale: page.language === 'en' ? 'en_US' : 'ar' },
  translations: PAGES.filter(({ databaseId }) => Math.abs(databaseId - page.databaseId) === 10).map((one) => ({
    id: String(one.databaseId),
    locale: one.language,
    href: `https://backend.test${one.uri}`,
  })),
}));

const site = createSite(async (_address, init) => {
  const { query, variables } = JSON.parse(String(init?.body));
  const name = variables.name ?? /\$name: String = "([^"]+)"/.exec(query)?.[1];
  const { language = 'en', uri } = variables;
  const found = nodes.filter((page) => page.language === language && (name === undefined || page.slug === name));
  const page = nodes.find((one) => one.uri === `${uri}/`) ?? null;
  return Response.json({ data: query.includes('page(id') ? { page } : { pages: { nodes: found } } });
});

test.each([
  ['/uae', 'home'],
  ['/ar/uae', 'home-ar'],
  ['/uae/our-story', 'our-story'],
  ['/ar/uae/our-story', 'our-story-ar'],
  ['/ar/ksa/news-press-releases', 'press-releases-ar'],
  ['/uae/about/quality', 'quality'],
  ['/ar/uae/about/quality', 'quality-ar'],
])('%s is the page %s', async (address, name) => {
  const response = await site(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`Title of ${name}`);
});

test.each([
  ['/ar/uae/our-story-ar', '/ar/uae/our-story'],
  ['/uae/our-story-ar', '/uae/our-story'],
  ['/ar/uae/about-ar/quality-ar', '/ar/uae/about/quality'],
  ['/uae/campaigns', '/uae/news-campaigns'],
  ['/ar/ksa/press-releases-ar', '/ar/ksa/news-press-releases'],
])('%s leads to %s', async (address, target) => {
  const { status, headers } = await site(address);
  expect([status, headers.get('location')]).toEqual([301, target]);
});

test.each(['/our-story', '/news-press-releases', '/about/quality'])('%s names both languages', async (path) => {
  for (const address of [`/uae${path}`, `/ar/uae${path}`]) {
    const html = await (await site(address)).text();
    for (const [tag, href] of [
      ['en-AE', `/uae${path}`],
      ['ar-AE', `/ar/uae${path}`],
      ['ar-SA', `/ar/ksa${path}`],
    ])
      expect(html).toMatch(new RegExp(`<link[^>]*hreflang="${tag}"[^>]*href="https://site.test${href}"`, 'i'));
  }
});

test.each(['/cart', '/سلة-المشتريات'])("WooCommerce's %s is no page in either language", async (path) => {
  expect((await site(`/ar/ksa${encodeURI(path)}`)).status).toBe(404);
});
