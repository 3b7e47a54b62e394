import { company } from '../../company.ts';
import { type FacetKey, parseFacetValue } from '../facets/facets.ts';
import type { Locale } from '../locale/path.ts';
import { createSlugMatcher, type SlugMatcher } from './match-slug.ts';
import type { LegacyLookup } from './resolve-legacy.server.ts';

/** The names of today's content. An unchanged list should be the same array, so that its index is reused. */
export type LegacyNames = {
  /** The original's name, from its name in another language. */
  originalOf: (
    locale: Locale,
    kind: 'products' | 'posts' | 'productCategories' | 'jobs',
    name: string,
  ) => string | null;
  brands: (locale: Locale) => Promise<readonly string[]>;
  productTypes: (locale: Locale) => Promise<readonly string[]>;
  products: (locale: Locale) => Promise<readonly string[]>;
  /** Values of a facet among the brand's products, without the brand's prefix. */
  facetValues: (locale: Locale, brand: string, facet: FacetKey) => Promise<readonly string[]>;
  category: LegacyLookup['findCategory'];
  postTags: (locale: Locale) => Promise<readonly string[]>;
  posts: (locale: Locale) => Promise<readonly { slug: string; id: number }[]>;
  jobs: (locale: Locale) => Promise<readonly string[]>;
  hasPage: LegacyLookup['hasPage'];
  hasContentPage: LegacyLookup['hasContentPage'];
  byNumber: LegacyLookup['findByNumber'];
};

/** The company's names say nothing in an old slug. */
const IGNORED = [company.slug, company.oldSlug];

/** Creates the lookup over lists of names. */
export function createLegacyLookup(names: LegacyNames): LegacyLookup {
  const matchers = new WeakMap<readonly string[], SlugMatcher>();

  function matchIn(slugs: readonly string[], name: string): string | null {
    if (name === '') return null;
    const matcher = matchers.get(slugs) ?? createSlugMatcher(slugs, IGNORED);
    matchers.set(slugs, matcher);
    return matcher.matchSlug(name.toLowerCase());
  }

  /** The lists were read by then, and with them the names of their entries in other languages. */
  function matchOriginal(
    slugs: readonly string[],
    locale: Locale,
    kind: Parameters<LegacyNames['originalOf']>[1],
    name: string,
  ) {
    return matchIn(slugs, names.originalOf(locale, kind, name) ?? name);
  }

  return {
    findBrand: async (locale, name) => matchOriginal(await names.brands(locale), locale, 'productCategories', name),
    findProduct: async (locale, name) => matchOriginal(await names.products(locale), locale, 'products', name),
    findProductType: async (locale, name) =>
      matchOriginal(await names.productTypes(locale), locale, 'productCategories', name),
    findFacetValue: async (locale, brand, facet, name) => {
      // The old shop prefixed a brand's own values: `tarwa-amla`.
      return matchIn(await names.facetValues(locale, brand, facet), parseFacetValue(name.toLowerCase(), brand));
    },
    findCategory: names.category,
    findPost: async (locale, idOrSlug) => {
      const posts = await names.posts(locale);
      const slug = names.originalOf(locale, 'posts', idOrSlug) ?? idOrSlug;
      return posts.find((post) => post.slug === slug || String(post.id) === idOrSlug)?.slug ?? null;
    },
    findTag: async (locale, slug) => (await names.postTags(locale)).find((tag) => tag === slug.toLowerCase()) ?? null,
    findJob: async (locale, idOrSlug) => matchOriginal(await names.jobs(locale), locale, 'jobs', idOrSlug),
    hasPage: names.hasPage,
    hasContentPage: names.hasContentPage,
    findByNumber: names.byNumber,
  };
}
