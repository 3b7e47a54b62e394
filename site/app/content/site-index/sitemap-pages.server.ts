import type { Locale } from '../../locale/path.ts';
import type { SitemapKind, SitemapPage } from '../../seo/sitemap.server.ts';
import type { CatalogueChanges } from '../catalogue/catalogue-changes.server.ts';
import { parseSlug } from '../cleaning/slug.ts';
import type { TagCollector } from '../client/tags.ts';
import type { LocaleIndex } from './locale-index.ts';
import type { SiteIndex } from './site-index.server.ts';

/** Creates the loader of a locale's pages for one sitemap, each with the other locales that have it (rulings 7). */
export function createSitemapPages({ siteIndex, tags }: { siteIndex: SiteIndex; tags: TagCollector }) {
  return async function loadPages(locale: Locale, kind: SitemapKind): Promise<SitemapPage[]> {
    const locales = siteIndex.listLocales();
    if (!locales.some(({ country, language }) => country === locale.country && language === locale.language)) return [];
    const index = await siteIndex.load(locale);
    const changes = await siteIndex.listChanges(locale);
    const pagePaths: Record<SitemapKind, () => string[] | Promise<string[]>> = {
      // Percent-encoded, as in the page's canonical.
      products: async () =>
        (await siteIndex.listProducts(locale)).map((slug) => `/product/${encodeURIComponent(slug)}`),
      brands: () => ['/brands', ...index.brands.map((slug) => `/brands/${encodeURIComponent(slug)}`)],
      pages: () => [
        '/',
        '/plp',
        ...[...index.pages].filter((path) => !OWN_LISTS.has(path)),
        ...index.jobs.map((id) => `/careers/${encodeURIComponent(id)}`),
      ],
      collections: async () =>
        [...(await siteIndex.listCollections(locale))].flatMap(([brand, types]) =>
          ['all', ...types].map((type) => `/collections/${[brand, type].map(encodeURIComponent).join('/')}`),
        ),
      blogs: () => index.posts.map((post) => `/blogs/${encodeURIComponent(post.slug)}`),
      categories: () => index.productTypes.map((slug) => `/${encodeURIComponent(slug)}`),
    };
    const paths = [...new Set(await pagePaths[kind]())];
    const findLocales = await siteIndex.loadFinder(tags);
    return paths.map((pagePath) => ({
      locale,
      pagePath,
      availableIn: pagePath === '/' ? locales : findLocales(pagePath),
      lastmod: findChange(pagePath, index, changes),
    }));
  };
}

/** Backend pages that other sitemaps list, or that are the home page. */
const OWN_LISTS = new Set(['/', '/plp', '/brands']);

/** Finds when a page's content was last changed, as in sitemaps; a product list is as recent as its newest product. */
function findChange(pagePath: string, index: LocaleIndex, changes: CatalogueChanges): string | null {
  const [first = '', second, third] = pagePath.slice(1).split('/').map(parseSlug);
  const ofContent = index.modified.get([`/${first}`, second].filter(Boolean).join('/')) ?? null;
  const ofProducts = () => {
    if (first === 'product') return changes.ofProduct(second ?? '');
    if (first === 'brands' || first === 'collections')
      return changes.ofList({
        ...(second !== undefined && { brand: second }),
        ...(third !== undefined && third !== 'all' && { type: third }),
      });
    if (first === 'plp') return changes.ofList({});
    return index.productTypes.includes(first) ? changes.ofList({ type: first }) : null;
  };
  const newest = Math.max(ofContent ?? 0, ofProducts() ?? 0);
  return newest === 0 ? null : `${new Date(newest).toISOString().slice(0, 19)}Z`;
}
