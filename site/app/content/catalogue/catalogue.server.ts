import { setImmediate as yieldTurn } from 'node:timers/promises';
import { type CountryCode, isCountryCode } from '../../locale/countries.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentClient } from '../client/client.server.ts';
import { isGlobalId, type TagCollector } from '../client/tags.ts';
import { GetProductDocument, GetProductsByBrandDocument } from '../generated/graphql.ts';
import { type CatalogueIndex, type CatalogueItem, createIndexBuilder } from './catalogue-index.server.ts';
import { type CatalogueListing, type ListingQuery, listPage } from './catalogue-listing.server.ts';
import { loadVocabulary, type Term } from './catalogue-vocabulary.server.ts';

export type CatalogueOptions = {
  client: Pick<ContentClient, 'query' | 'queryPages'>;
  clock: () => number;
  /** How long a catalogue is served without reading it again; longer for one that takes long to read. */
  ttlMs?: number;
  /** How long a failing service is left alone when there is an older catalogue. */
  retryMs?: number;
  /** How long after a purge a service may still give the old state. */
  settleMs?: number;
};

type Shelf = {
  country: CountryCode;
  index: CatalogueIndex | null;
  freshUntil: number;
  retryAt: number;
  /** How long the last reading took. */
  loadMs: number;
  purgedAt: number;
  isPurged: boolean;
  loading: Promise<CatalogueIndex> | null;
};

/** Operations whose purge concerns the catalogue. */
const ownOperations = new Set([
  'catalogue',
  'getProductsByBrand',
  'GetProductFilters',
  'brandsData',
  'categoryChildren',
]);
/** Reading may take this share of the time at most. */
const loadShare = 10;
/** A catalogue that is read faster than this is waited for after a purge. */
const shortLoadMs = 2_000;
const staleFreshMs = 1_000;

export type Catalogue = ReturnType<typeof createCatalogue>;

/**
 * Creates the catalogue: the products of each locale, read page by page once and kept compact in memory, refreshed
 * behind the visitor and purged by tag (rulings 4). Filtering, counting, ordering and paging happen here.
 */
export function createCatalogue({
  client,
  clock,
  ttlMs = 60_000,
  retryMs = 5_000,
  settleMs = 15_000,
}: CatalogueOptions) {
  const shelves = new Map<string, Shelf>();

  function findShelf({ country, language }: Locale): Shelf {
    const key = `${country} ${language}`;
    const known = shelves.get(key);
    if (known) return known;
    const shelf: Shelf = {
      country,
      index: null,
      freshUntil: 0,
      retryAt: 0,
      loadMs: 0,
      purgedAt: Number.NEGATIVE_INFINITY,
      isPurged: false,
      loading: null,
    };
    shelves.set(key, shelf);
    return shelf;
  }

  async function loadIndex(locale: Locale): Promise<CatalogueIndex> {
    const { country, language } = locale;
    const builder = createIndexBuilder(await loadVocabulary(client, locale), language, () => yieldTurn());
    for await (const { products } of client.queryPages(country, GetProductsByBrandDocument, { lang: language })) {
      for (const node of products?.nodes ?? []) builder.add(node);
    }
    return builder.build();
  }

  /** Reads the catalogue anew, once for everybody who asks meanwhile. */
  function reload(locale: Locale, shelf: Shelf): Promise<CatalogueIndex> {
    if (shelf.loading) return shelf.loading;
    const startedAt = clock();
    shelf.isPurged = false;
    // A purge lets go of what is under way: it may show the state before it.
    const isCurrent = () => shelf.loading === loading;
    const loading: Promise<CatalogueIndex> = loadIndex(locale)
      .then((index) => {
        if (!isCurrent()) return index;
        const now = clock();
        const isSettling = now - shelf.purgedAt < settleMs;
        shelf.loadMs = now - startedAt;
        shelf.freshUntil = now + Math.max(isSettling ? staleFreshMs : ttlMs, shelf.loadMs * loadShare);
        shelf.index = index;
        return index;
      })
      .catch((error: unknown) => {
        if (isCurrent()) shelf.retryAt = clock() + retryMs;
        throw error;
      })
      .finally(() => {
        if (isCurrent()) shelf.loading = null;
      });
    shelf.loading = loading;
    return loading;
  }

  async function read(locale: Locale, tags?: TagCollector): Promise<CatalogueIndex> {
    const shelf = findShelf(locale);
    const index = await resolveIndex(locale, shelf);
    tags?.add([`${locale.country}:catalogue`], Math.max(staleFreshMs, shelf.freshUntil - clock()));
    return index;
  }

  async function resolveIndex(locale: Locale, shelf: Shelf): Promise<CatalogueIndex> {
    const old = shelf.index;
    if (!old) return reload(locale, shelf);
    const now = clock();
    if (now < shelf.freshUntil || now < shelf.retryAt) return old;
    const isWorthWaiting = shelf.isPurged && shelf.loadMs < shortLoadMs;
    const reloading = reload(locale, shelf).catch(() => old);
    return isWorthWaiting ? reloading : old;
  }

  return {
    /** Lists a page of a locale's products with facets; throws `ContentError` when there is no catalogue to list from. */
    listProducts: async (
      locale: Locale,
      { tags, ...query }: ListingQuery & { tags?: TagCollector },
    ): Promise<CatalogueListing> => {
      const listing = listPage(await read(locale, tags), query);
      tags?.add(listing.items.map(({ id }) => `${locale.country}:${id}`));
      return listing;
    },

    /** Gives the products of these slugs, in that order; unknown ones are left out. */
    findProducts: async (locale: Locale, slugs: readonly string[], tags?: TagCollector): Promise<CatalogueItem[]> => {
      const { bySlug } = await read(locale, tags);
      return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
    },

    /** Tells whether a locale has a product: its catalogue knows, or while it has none yet, the backend is asked for this one. */
    hasProduct: async (locale: Locale, slug: string): Promise<boolean> => {
      const { country, language } = locale;
      if (findShelf(locale).index) return (await read(locale)).bySlug.has(slug);
      const answer = await client.query(country, GetProductDocument, { slugIn: [slug], language });
      return (answer.products?.nodes ?? []).some((product) => product.slug === slug);
    },

    /** Gives the slugs of all products of a locale, newest first; the same list while the catalogue stands. */
    listSlugs: async (locale: Locale, tags?: TagCollector): Promise<readonly string[]> =>
      (await read(locale, tags)).slugs,

    /** Gives brands, product types, their groups and the other filter values of a locale, in the editors' order. */
    listTerms: async (locale: Locale, tags?: TagCollector): Promise<readonly Term[]> =>
      (await read(locale, tags)).terms,

    /** Makes the catalogues that a tag concerns be read again: any node of the country may be a product or a category. */
    purge: (tags: Iterable<string>): void => {
      const concerned = new Set<CountryCode>();
      for (const tag of tags) {
        const [country = '', name = ''] = tag.split(/:(.*)/s);
        if (isCountryCode(country) && (ownOperations.has(name) || isGlobalId(name))) concerned.add(country);
      }
      for (const shelf of shelves.values()) {
        if (concerned.has(shelf.country))
          Object.assign(shelf, { isPurged: true, purgedAt: clock(), freshUntil: 0, retryAt: 0, loading: null });
      }
    },
  };
}
