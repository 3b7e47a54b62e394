/** Slugs of their own in each language, as WPML has them, over recordings of a real service (decision 0174). */
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../contract/languages.ts';
import { createTagCollector } from './content/client/tags.ts';
import { createSitemapPages } from './content/site-index/sitemap-pages.server.ts';
import { createPurgeableSite } from './test/create-site.ts';
import { createDialectService, JOB } from './test/dialect-service.ts';
import { buildDialect, buildPolylang } from './test/dialects.ts';
import { translateLanguages } from './test/translated-languages.ts';

const arabic = (slug: string) => `نسخة-${slug.replaceAll('-', '-ـ')}`;
const ended = (slug: string) => `${slug}-ar`;

describe.each([
  ['the vendor’s extension, words of their own', buildDialect('wpml-vendor'), arabic],
  ['the public extension', buildDialect('wpml-rburgst'), ended],
  ['Polylang', buildPolylang(), arabic],
])('%s', (_name, schema, ownOf) => {
  const open = () => createPurgeableSite(createDialectService(schema, null, translateLanguages(ownOf)), undefined, {});
  const { render, siteIndex } = open();
  const pages: [path: string, slug: string][] = [
    ['/product/', 'neem-clove-paste'],
    ['/blogs/', 'news-40'],
    ['/brands/', 'hair-care'],
    ['/', 'entity-cat'],
  ];

  test.each(pages)('%s%s has one path in both languages, which name each other', async (path, slug) => {
    for (const prefix of ['/uae', '/ar/uae', '/ar/ksa']) {
      const response = await render(`${prefix}${path}${slug}`);
      expect([prefix, response.status]).toEqual([prefix, 200]);
      const html = await response.text();
      for (const [tag, place] of [
        ['en-AE', '/uae'],
        ['ar-AE', '/ar/uae'],
      ])
        expect(html).toMatch(
          new RegExp(`<link[^>]*hreflang="${tag}"[^>]*href="https://site.test${place}${path}${slug}"`, 'i'),
        );
    }
  });

  test('a menu leads to a page without the detour over its name there', async () => {
    const html = await (await render('/ar/uae/product/neem-clove-paste')).text();
    expect(html).toMatch(/href="\/ar\/uae\/brands\/hair-care"[^>]*>[^<]*(?:<[^>]*>)*In the menu/);
    expect(html).not.toContain(encodeURI(`/brands/${ownOf('hair-care')}`));
    expect(html).not.toContain(`/brands/${ownOf('hair-care')}`);
  });

  test.each(pages)('what %s%s is called in Arabic is a redirect to it, in both languages', async (path, slug) => {
    for (const prefix of ['/ar/uae', '/uae', '/en/ksa']) {
      const { status, headers } = await render(`${prefix}${path}${encodeURIComponent(ownOf(slug))}?utm_source=a`);
      expect([prefix, status, headers.get('location')]).toEqual([prefix, 301, `${prefix}${path}${slug}?utm_source=a`]);
    }
  });

  test('a job has the ending of its language taken off', async () => {
    expect((await render(`/ar/uae/careers/${JOB.jobId}`)).status).toBe(200);
    const { status, headers } = await render(`/ar/uae/careers/${JOB.jobId}-ar`);
    expect([status, headers.get('location')]).toEqual([301, `/ar/uae/careers/${JOB.jobId}`]);
  });

  test('a search leads to the slug of the original before anything else is known', async () => {
    const html = await (await open().render('/ar/uae/search?key=neem')).text();
    expect(html).toContain('href="/ar/uae/product/neem-clove-paste"');
  });

  test('a product shows its related products under the slugs of their originals', async () => {
    const html = await (await open().render('/ar/uae/product/neem-clove-paste')).text();
    expect(html).toContain('href="/ar/uae/product/amla-hair-oil"');
  });

  test.each(['/product/nothing', '/blogs/nothing', '/brands/nothing', '/nothing'])('%s is none', async (path) => {
    expect((await render(`/ar/uae${path}`)).status).toBe(404);
  });

  test('sitemaps have the same paths in both languages, each naming the other', async () => {
    const loadPages = createSitemapPages({ siteIndex, tags: createTagCollector() });
    for (const kind of ['products', 'brands', 'blogs', 'categories', 'collections'] as const) {
      const [english, translated] = await Promise.all(
        languageCodes.map((language) => loadPages({ country: 'uae', language }, kind)),
      );
      expect(english?.length).toBeGreaterThan(0);
      expect(translated?.map(({ pagePath }) => pagePath).sort()).toEqual(
        english?.map(({ pagePath }) => pagePath).sort(),
      );
      for (const { availableIn } of english ?? [])
        expect(availableIn).toEqual(expect.arrayContaining([{ country: 'uae', language: 'ar' }]));
    }
  });
});
