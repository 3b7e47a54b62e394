import { type CountryCode, isCountryCode } from '../../../../contract/countries.ts';
import { languageCodes } from '../../../../contract/languages.ts';
import type { Task } from '../../../cache/task.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentClient } from '../client/client.server.ts';
import { isGlobalId, type TagCollector } from '../client/tags.ts';
import { HasProductDocument, HasProductsDocument } from '../generated/graphql.ts';
import { type CatalogueCacheOptions, createCatalogueCache } from './catalogue-cache.server.ts';
import { type CatalogueChanges, findChanges } from './catalogue-changes.server.ts';
import type { CatalogueItem, Collections } from './catalogue-index.server.ts';
import { type CatalogueListing, type ListingQuery, listPage } from './catalogue-listing.ts';
import type { Term } from './catalogue-vocabulary.server.ts';
import { isHidden } from './hidden-products.ts';
import { type PackedCatalogue, packCatalogue } from './packed-catalogue.ts';

type CatalogueOptions = CatalogueCacheOptions & { client: Pick<ContentClient, 'query' | 'originalOf'> };

/** Operations that read the catalogue. */
const OWN_OPERATIONS = new Set([
  'catalogue',
  'getProductsByBrand',
  'GetProductFilters',
  'brandsData',
  'categoryChildren',
]);
export type Catalogue = ReturnType<typeof createCatalogue>;

/**
 * Creates the catalogue: the products of each locale, read once page by page, kept compact in memory, refreshed in the
 * background and purged by tag (rulings 4). Filters, counts, sorts and pages them.
 */
export function createCatalogue({ client, clock, freshMsOf }: CatalogueOptions) {
  const cache = createCatalogueCache({ client, clock, freshMsOf });
  const { read } = cache;

  return {
    /** Lists a page of a locale's products with facets; throws `ContentError` when there is no catalogue. */
    listProducts: async (
      locale: Locale,
      { tags, ...query }: ListingQuery & { tags?: TagCollector },
    ): Promise<CatalogueListing> => {
      const listing = listPage(await read(locale, tags), query);
      tags?.add(listing.items.flatMap(({ id }) => (isGlobalId(id) ? `${locale.country}:${id}` : [])));
      return listing;
    },

    /** Packs the whole catalogue of a locale for a device. */
    pack: async (locale: Locale, tags: TagCollector): Promise<PackedCatalogue> =>
      packCatalogue(await read(locale, tags)),

    /** Finds the products with these slugs, or the service's own slugs for them, in that order; skips unknown ones. */
    findProducts: async (locale: Locale, slugs: readonly string[], tags?: TagCollector): Promise<CatalogueItem[]> => {
      const { bySlug } = await read(locale, tags);
      const originalOf = (slug: string) => client.originalOf(locale.country, 'products', slug) ?? '';
      return slugs.flatMap((slug) => bySlug.get(slug) ?? bySlug.get(originalOf(slug)) ?? []);
    },

    /** Lists the terms of these products (type, ingredients, uses) by slug. */
    listTermsOf: async (
      locale: Locale,
      slugs: readonly string[],
      tags?: TagCollector,
    ): Promise<ReadonlyMap<string, readonly Term[]>> => {
      const { slugs: all, terms, offsets, termsOfProduct } = await read(locale, tags);
      const termsAt = (product: number) => [...termsOfProduct.subarray(offsets[product], offsets[product + 1])];
      return new Map(
        slugs.flatMap((slug) => {
          const product = all.indexOf(slug);
          return product < 0 ? [] : [[slug, termsAt(product).flatMap((number) => terms[number] ?? [])]];
        }),
      );
    },

    /** Whether a locale has a product; asks the service while its catalogue is not loaded. */
    hasProduct: async (locale: Locale, slug: string): Promise<boolean> => {
      const { country, language } = locale;
      if (cache.peek(locale) !== undefined) return (await read(locale)).bySlug.has(slug);
      const answer = await client.query(country, HasProductDocument, { slugIn: [slug], language });
      return (answer.products?.nodes ?? []).some((product) => product.slug === slug && !isHidden(product));
    },

    /** Whether a brand has products, or products of a type, in a locale; answers as `hasProduct` does. */
    hasCollection: async (locale: Locale, brand: string, type?: string): Promise<boolean> => {
      if (cache.peek(locale) !== undefined) {
        const types = (await read(locale)).collections.get(brand);
        return types !== undefined && (type === undefined || types.has(type));
      }
      const variables = { category: brand, categoryIn: [type ?? brand], language: locale.language };
      const answer = await client.query(locale.country, HasProductsDocument, variables);
      return (answer.products?.nodes.length ?? 0) > 0;
    },

    /** Lists the collections of a locale that have products. */
    listCollections: async (locale: Locale): Promise<Collections> => (await read(locale)).collections,

    /** Finds when the products of a locale and their lists were last changed. */
    listChanges: async (locale: Locale): Promise<CatalogueChanges> => findChanges(await read(locale)),

    /** Lists the slugs of all products of a locale, newest first; the same array until the catalogue is read again. */
    listSlugs: async (locale: Locale, tags?: TagCollector, task?: Task): Promise<readonly string[]> =>
      (await read(locale, tags, task)).slugs,

    /** Lists brands, product types, categories and the other filter values of a locale, in the editors' order. */
    listTerms: async (locale: Locale, tags?: TagCollector): Promise<readonly Term[]> =>
      (await read(locale, tags)).terms,

    /**
     * Makes the catalogues with one of the tags reload: any node of the country may be a product or a category. Returns
     * how many, and the tags of the pages that show part of them.
     */
    purge: (tags: readonly string[]): { count: number; tags: string[] } => {
      const shown = new Set<string>();
      const concerned = new Set(tags);
      for (const tag of tags) {
        const [country = '', name = ''] = tag.split(/:(.*)/s);
        if (!isCountryCode(country)) continue;
        const isOwn = OWN_OPERATIONS.has(name);
        if (isOwn || isGlobalId(name)) concerned.add(`${country}:catalogue`);
        if (isOwn || isShown(country, name)) shown.add(`${country}:catalogue`);
      }
      return { count: cache.purge([...concerned]), tags: [...shown] };
    },

    getStats: cache.getStats,
  };

  /** Whether a node is a product or category of a country; true while its catalogue is not loaded. */
  function isShown(country: CountryCode, id: string): boolean {
    const indexes = languageCodes.map((language) => cache.peek({ country, language }));
    return isGlobalId(id) && indexes.some((index) => index === undefined || index.holds(id));
  }
}
