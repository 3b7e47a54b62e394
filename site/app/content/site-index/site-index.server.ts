import { LRUCache } from 'lru-cache';
import { isBrand } from '../../facets/category.ts';
import { allLocales } from '../../locale/locales.ts';
import { type Locale, parsePath } from '../../locale/path.ts';
import type { Catalogue } from '../catalogue/catalogue.server.ts';
import type { ContentClient } from '../client/client.server.ts';
import { optional } from '../client/optional.ts';
import type { TagCollector } from '../client/tags.ts';
import {
  BrandsDataDocument,
  type BrandsDataQuery,
  CategoryChildrenDocument,
  type CategoryChildrenQuery,
  GetJoinDocument,
  type GetJoinQuery,
  GetPagesDocument,
  type GetPagesQuery,
  SiteIndexPostsDocument,
  type SiteIndexPostsQuery,
} from '../generated/graphql.ts';

/**
 * The addresses a locale's content has: what alternates, sitemaps and the legacy handler choose from. Products are many
 * and have a catalogue of their own, which no other page waits for.
 */
export type LocaleIndex = {
  brands: readonly string[];
  /** Types and groups of types that have products. */
  productTypes: readonly string[];
  /** Page paths of types and groups that have none: links to them lead nowhere here. */
  emptyLists: ReadonlySet<string>;
  /** Page paths of content pages: `/our-story`. */
  pages: readonly string[];
  posts: readonly { slug: string; id: number; date: string | null }[];
  jobs: readonly string[];
};

/** The page that asks. */
type Reader = { locale: Locale; tags: TagCollector };

export type SiteIndex = ReturnType<typeof createSiteIndex>;

/** Pages the site draws itself, whatever the backend holds. */
const OWN_PAGES = new Set(['/', '/plp', '/brands', '/search']);

/** Creates the index of what exists in each locale. Reading it costs nothing while the answers behind it stand. */
export function createSiteIndex({
  content,
  catalogue,
}: {
  content: Pick<ContentClient, 'queryAll' | 'query'>;
  catalogue: Pick<Catalogue, 'listSlugs' | 'hasProduct' | 'hasCollection' | 'listCollections'>;
}) {
  // An index is made once from a set of answers; the query cache hands out the same answers while they stand.
  const made = new LRUCache<string, { from: readonly unknown[]; index: LocaleIndex }>({ max: allLocales.length });

  async function load(locale: Locale): Promise<LocaleIndex> {
    const { country, language } = locale;
    const from = await Promise.all([
      content.queryAll(country, BrandsDataDocument, { language }),
      content.queryAll(country, CategoryChildrenDocument, { parent: 0, language }),
      content.queryAll(country, GetPagesDocument, { language }),
      content.queryAll(country, SiteIndexPostsDocument, { language }),
      content.query(country, GetJoinDocument, { language }),
    ]);
    const key = `${country} ${language}`;
    const known = made.get(key);
    if (known?.from.every((answer, place) => answer === from[place])) return known.index;
    const index = buildIndex(...from);
    made.set(key, { from, index });
    return index;
  }

  /** Tells whether a locale has the page path. */
  async function hasPage(locale: Locale, pagePath: string): Promise<boolean> {
    const product = productOf(pagePath);
    if (product !== null) return catalogue.hasProduct(locale, product);
    const collection = collectionOf(pagePath);
    if (collection !== null) return catalogue.hasCollection(locale, ...collection);
    return isIn(await load(locale), pagePath);
  }

  /** Reads all locales and gives the function that finds those that have a page path; for readers with many paths. */
  async function loadFinder(tags: TagCollector): Promise<(pagePath: string) => Locale[]> {
    const indexes = await Promise.all(
      allLocales.map(async (locale) => {
        const [index, slugs, collections] =
          (await optional(
            Promise.all([load(locale), catalogue.listSlugs(locale), catalogue.listCollections(locale)]),
            null,
            tags,
          )) ?? [];
        return index && slugs && collections ? { index, products: new Set(slugs), collections } : null;
      }),
    );
    return (pagePath) =>
      allLocales.filter((_, place) => {
        const found = indexes[place];
        if (!found) return false;
        const product = productOf(pagePath);
        if (product !== null) return found.products.has(product);
        const [brand, type] = collectionOf(pagePath) ?? [];
        if (brand === undefined) return isIn(found.index, pagePath);
        const types = found.collections.get(brand);
        return types !== undefined && (type === undefined || types.has(type));
      });
  }

  /**
   * Gives the locales that have the page path (rulings 7). A country whose service fails has no pages for now; that makes
   * no page of another country incomplete.
   */
  async function findLocales(pagePath: string, reader?: Reader): Promise<Locale[]> {
    if (OWN_PAGES.has(pagePath)) return [...allLocales];
    const places = await Promise.all(
      allLocales.map((locale) =>
        optional(hasPage(locale, pagePath), false, locale.country === reader?.locale.country ? reader.tags : undefined),
      ),
    );
    return allLocales.filter((_, place) => places[place]);
  }

  /** Reads every locale once, one after the other, so that the first visitor does not wait for all of them. */
  async function warmUp(): Promise<void> {
    for (const locale of allLocales) await optional(load(locale), null);
    for (const locale of allLocales) await optional(catalogue.listSlugs(locale), null);
  }

  return {
    load,
    listProducts: catalogue.listSlugs,
    listCollections: catalogue.listCollections,
    hasPage,
    loadFinder,
    findLocales,
    warmUp,
  };
}

/** `/product/amla-oil` → `amla-oil`; null for any other path. */
function productOf(pagePath: string): string | null {
  const [first, second] = pagePath.slice(1).split('/');
  return first === 'product' && second !== undefined ? decode(second) : null;
}

/** `/collections/tarwa/hair-oil` → tarwa, hair-oil; `/collections/tarwa/all` → tarwa; null for any other path. */
function collectionOf(pagePath: string): [brand: string, type?: string] | null {
  const [first, brand, type] = pagePath.slice(1).split('/').map(decode);
  if (first !== 'collections' || brand === undefined || type === undefined) return null;
  return type === 'all' ? [brand] : [brand, type];
}

function isIn(index: LocaleIndex, pagePath: string): boolean {
  if (OWN_PAGES.has(pagePath)) return true;
  const [first = '', second] = pagePath.slice(1).split('/').map(decode);
  switch (first) {
    case 'brands':
      return second !== undefined && index.brands.includes(second);
    case 'blogs':
      return index.posts.some((post) => post.slug === second);
    case 'careers':
      return index.jobs.includes(second ?? '') || index.pages.includes(pagePath);
    default:
      return index.pages.includes(pagePath) || (second === undefined && index.productTypes.includes(first));
  }
}

function buildIndex(
  brandAnswer: BrandsDataQuery,
  categories: CategoryChildrenQuery,
  pages: GetPagesQuery,
  posts: SiteIndexPostsQuery,
  careers: GetJoinQuery,
): LocaleIndex {
  const brands = (brandAnswer.productCategories?.nodes ?? []).flatMap((node) =>
    node.slug && isBrand(node) ? [node.slug] : [],
  );
  const groups = (categories.productCategories?.nodes ?? []).filter((node) => !brands.includes(node.slug ?? ''));
  const lists = groups.flatMap((group) => {
    const types = group.children?.nodes ?? [];
    return [{ slug: group.slug, isFilled: [group, ...types].some(isFilled) }].concat(
      types.map((type) => ({ slug: type.slug, isFilled: isFilled(type) })),
    );
  });
  return {
    brands,
    productTypes: lists.flatMap(({ slug, isFilled }) => (slug && isFilled ? [slug] : [])),
    emptyLists: new Set(lists.flatMap(({ slug, isFilled }) => (slug && !isFilled ? [`/${slug}`] : []))),
    pages: (pages.pages?.nodes ?? []).flatMap((page) => (page.uri ? [pagePathOf(page.uri)] : [])),
    posts: (posts.posts?.nodes ?? []).flatMap((post) =>
      post.slug ? [{ slug: post.slug, id: post.databaseId, date: post.date ?? null }] : [],
    ),
    jobs: (careers.pages?.nodes[0]?.careers?.jobs ?? []).flatMap((job) => job?.jobId ?? []),
  };
}

/** A service that does not count its products is taken at its word. */
function isFilled({ count }: { count: number | null }): boolean {
  return count !== 0;
}

/** A page's uri arrives as a path of this site, under its locale. */
function pagePathOf(uri: string): string {
  return parsePath(uri).pagePath;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
