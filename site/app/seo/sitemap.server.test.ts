import { describe, expect, it } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { allLocales } from '../locale/locales.ts';
import { isOwnEndpoint } from '../redirects/own-endpoints.ts';
import { buildRobots } from './robots.ts';
import { createSitemaps, type SitemapKind, type SitemapPage } from './sitemap.server.ts';

const origin = 'https://www.site.example';

function createSample(pagesOf: (key: string) => Omit<SitemapPage, 'locale'>[]) {
  return createSitemaps({
    origin,
    loadPages: async (locale, kind: SitemapKind) =>
      pagesOf(`${locale.language} ${locale.country} ${kind}`).map((page) => ({ ...page, locale })),
  });
}

const locationsOf = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);

describe('createSitemaps', () => {
  const everywhere = (pagePath: string, lastmod?: string) => ({ pagePath, availableIn: allLocales, lastmod });
  const serve = createSample((key) => {
    if (key.endsWith('products'))
      return [everywhere('/product/a', '2026-03-14T09:00:00'), everywhere("/product/o'b&c")];
    if (key === 'en uae pages') return [{ ...everywhere('/'), isRoot: true }, everywhere('/', '2026-01-01')];
    return [];
  });

  it('lists the files that have pages, with their latest modification', async () => {
    const index = await serve('/sitemap.xml');
    expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
    expect(locationsOf(index).slice(0, 3)).toEqual([
      `${origin}/uae/sitemap-products.xml`,
      `${origin}/uae/sitemap-pages.xml`,
      `${origin}/uae/ar/sitemap-products.xml`,
    ]);
    expect(locationsOf(index)).toHaveLength(allLocales.length + 1);
    expect(index).toContain(
      `${origin}/ksa/ar/sitemap-products.xml</loc><lastmod>2026-03-14T09:00:00</lastmod>`.replace('T09:00:00', ''),
    );
  });

  it('lists each page with its address, modification and alternates', async () => {
    const xml = await serve('/ksa/sitemap-products.xml');
    expect(locationsOf(xml)).toEqual([`${origin}/en/ksa/product/a`, `${origin}/en/ksa/product/o&#39;b&amp;c`]);
    expect(xml).toContain('<lastmod>2026-03-14</lastmod>');
    expect(xml?.match(/<xhtml:link/g)).toHaveLength(2 * (allLocales.length + languages.length + 1));
    expect(xml).toContain(`hreflang="ar-SA" href="${origin}/ar/ksa/product/a"/>`);
    expect(locationsOf(await serve('/ksa/ar/sitemap-products.xml'))[0]).toBe(`${origin}/ar/ksa/product/a`);
    expect(locationsOf(await serve('/uae/sitemap-pages.xml'))).toEqual([`${origin}/`, `${origin}/uae`]);
  });

  it.each([
    '/uae/sitemap-blogs.xml',
    '/uae/sitemap-products-1.xml',
    '/uae/sitemap-products-02.xml',
    '/uae/sitemap-products-2.xml',
    '/uae/sitemap-nothing.xml',
    '/xyz/sitemap-products.xml',
    '/ar/uae/sitemap-products.xml',
    '/sitemap-products.xml',
  ])('has no file %s', async (pathname) => expect(await serve(pathname)).toBeNull());

  it('limits a file to 10,000 addresses and 45 MB (demand 9)', async () => {
    const many = createSample((key) =>
      key === 'en uae products' ? Array.from({ length: 20_001 }, (_, index) => everywhere(`/product/p-${index}`)) : [],
    );
    const files = locationsOf(await many('/sitemap.xml')).map((location) => (location ?? '').replace(origin, ''));
    expect(files).toEqual(['/uae/sitemap-products.xml', '/uae/sitemap-products-2.xml', '/uae/sitemap-products-3.xml']);
    expect(files.every(isOwnEndpoint)).toBe(true);
    const shards = await Promise.all(files.map((file) => many(file)));
    expect(shards.map((xml) => locationsOf(xml).length)).toEqual([10_000, 10_000, 1]);
    for (const xml of shards) expect(Buffer.byteLength(xml ?? '')).toBeLessThan(45_000_000);
    expect(new Set(shards.flatMap(locationsOf)).size).toBe(20_001);
  });

  it('starts another file before 45 MB if addresses are long', async () => {
    const path = `/product/${'%D8%B2'.repeat(90)}`;
    const long = createSample((key) =>
      key === 'ar uae products' ? Array.from({ length: 6000 }, (_, index) => everywhere(`${path}${index}`)) : [],
    );
    const files = locationsOf(await long('/sitemap.xml')).map((location) => (location ?? '').replace(origin, ''));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(Buffer.byteLength((await long(file)) ?? '')).toBeLessThan(45_000_000);
  });

  it('leaves out invalid dates of modification', async () => {
    const odd = createSample((key) =>
      key === 'en uae blogs'
        ? [everywhere('/blogs/a', 'yesterday'), everywhere('/blogs/b', '2026-03-14T09:00:00+04:00')]
        : [],
    );
    expect((await odd('/uae/sitemap-blogs.xml'))?.match(/<lastmod>[^<]*/g)).toEqual([
      '<lastmod>2026-03-14T09:00:00+04:00',
    ]);
  });
});

describe('buildRobots', () => {
  it('names the sitemap, and allows search results to be read', () => {
    const robots = buildRobots({ origin, isPublic: true });
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(robots).not.toMatch(/Disallow: \/?\*?\/?(search)?$/m);
  });
  it('disallows everything on a site that is not public', () => {
    expect(buildRobots({ origin, isPublic: false })).toBe('User-agent: *\nDisallow: /\n');
  });
});
