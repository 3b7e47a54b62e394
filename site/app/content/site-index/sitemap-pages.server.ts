import { allLocales } from '../../locale/locales.ts';
import type { Locale } from '../../locale/path.ts';
import type { SitemapKind, SitemapPage } from '../../seo/sitemap.server.ts';
import type { TagCollector } from '../client/tags.ts';
import type { SiteIndex } from './site-index.server.ts';

/** Creates the reader of a locale's pages for one sitemap, each with the locales that have it too (rulings 7). */
export function createSitemapPages({ siteIndex, tags }: { siteIndex: SiteIndex; tags: TagCollector }) {
  return async function loadPages(locale: Locale, kind: SitemapKind): Promise<SitemapPage[]> {
    const index = await siteIndex.load(locale);
    const lastmods = new Map(index.posts.map((post) => [`/blogs/${post.slug}`, post.date]));
    const pagePaths: Record<SitemapKind, () => string[] | Promise<string[]>> = {
      // As a page's own canonical says it: Arabic slugs are percent-encoded.
      products: async () =>
        (await siteIndex.listProducts(locale)).map((slug) => `/product/${encodeURIComponent(slug)}`),
      brands: () => ['/brands', ...index.brands.map((slug) => `/brands/${slug}`)],
      pages: () => [
        '/',
        '/plp',
        ...index.pages.filter((path) => !OWN_LISTS.has(path)),
        ...index.jobs.map((id) => `/careers/${id}`),
      ],
      collections: async () =>
        [...(await siteIndex.listCollections(locale))].flatMap(([brand, types]) =>
          ['all', ...types].map((type) => `/collections/${brand}/${type}`),
        ),
      blogs: () => index.posts.map((post) => `/blogs/${post.slug}`),
      categories: () => index.productTypes.map((slug) => `/${slug}`),
    };
    const paths = [...new Set(await pagePaths[kind]())];
    const findLocales = await siteIndex.loadFinder(tags);
    return paths.map((pagePath) => ({
      locale,
      pagePath,
      availableIn: pagePath === '/' ? allLocales : findLocales(pagePath),
      lastmod: lastmods.get(pagePath)?.slice(0, 10) ?? null,
    }));
  };
}

/** Pages of the backend that are drawn as lists of other sitemaps, or stand for the home page. */
const OWN_LISTS = new Set(['/', '/plp', '/brands']);
