import type { FacetKey } from '../facets/facets.ts';
import { buildPath, type Locale } from '../locale/path.ts';
import type { LegacyTarget } from './legacy-addresses.ts';
import type { LegacyMatch } from './match-legacy.ts';

/** Looks up old names in content; each result is today's slug, or null. */
export type LegacyLookup = {
  findBrand: (locale: Locale, name: string) => Promise<string | null>;
  findProduct: (locale: Locale, name: string) => Promise<string | null>;
  findProductType: (locale: Locale, name: string) => Promise<string | null>;
  /** A facet value among the brand's products, without the brand's prefix. */
  findFacetValue: (locale: Locale, brand: string, facet: FacetKey, name: string) => Promise<string | null>;
  /** A category by number: a facet value of a brand. */
  findCategory: (locale: Locale, id: number) => Promise<{ facet: FacetKey; value: string } | null>;
  findPost: (locale: Locale, idOrSlug: string) => Promise<string | null>;
  /** A tag that posts have. */
  findTag: (locale: Locale, slug: string) => Promise<string | null>;
  /** The page path of a post or page by the number the service gave it. */
  findByNumber: (locale: Locale, number: number) => Promise<string | null>;
  findJob: (locale: Locale, idOrSlug: string) => Promise<string | null>;
  /** Whether the locale has any page at the page path. */
  hasPage: (locale: Locale, pagePath: string) => Promise<boolean>;
  /** Whether it is a content page, the only kind that works without a country (rulings 2.6). */
  hasContentPage: (locale: Locale, pagePath: string) => Promise<boolean>;
};

/** The answer to an old address: today's page, or the "moved" screen with search words. */
type LegacyAnswer = { status: 301; location: string } | { status: 404; suggestionsFor: string };

/** Resolves an old address to an existing page, in the country it names (rulings 3). */
export async function resolveLegacy(match: LegacyMatch, lookup: LegacyLookup): Promise<LegacyAnswer> {
  const pagePath = await findPagePath(match.target, match.locale, lookup);
  if (pagePath === null) return { status: 404, suggestionsFor: match.words };
  return { status: 301, location: buildPath({ ...match.locale, pagePath }) };
}

async function findPagePath(target: LegacyTarget, locale: Locale, lookup: LegacyLookup): Promise<string | null> {
  switch (target.kind) {
    case 'home':
      return '/';
    case 'page': {
      const [pathname = ''] = target.pagePath.split('#', 1);
      return (await lookup.hasPage(locale, pathname)) ? target.pagePath : null;
    }
    case 'brand':
      return under('/brands', await lookup.findBrand(locale, target.brand));
    case 'product':
      return under('/product', await lookup.findProduct(locale, target.product));
    case 'productType':
      return under('', await lookup.findProductType(locale, target.productType));
    case 'post':
      return under('/blogs', await lookup.findPost(locale, target.post));
    case 'tag': {
      const tag = await lookup.findTag(locale, target.tag);
      return tag && `/news-and-media?tag=${encodeURIComponent(tag)}`;
    }
    case 'job':
      return under('/careers', await lookup.findJob(locale, target.job));
    case 'named':
      return findNamed(target.name, target.among, locale, lookup);
    case 'collection': {
      const brand = await lookup.findBrand(locale, target.brand);
      if (brand === null) {
        return target.orElse ? findPagePath({ kind: target.orElse, productType: target.value }, locale, lookup) : null;
      }
      const value = target.value && (await lookup.findFacetValue(locale, brand, target.facet, target.value));
      return findCollection(brand, target.facet, value || null, locale, lookup);
    }
    case 'collectionById': {
      const brand = await lookup.findBrand(locale, target.brand);
      if (brand === null) return null;
      const found = await Promise.all(target.ids.slice(0, 10).map((id) => lookup.findCategory(locale, id)));
      const first = found.find((category) => category !== null);
      const value = first && (await lookup.findFacetValue(locale, brand, first.facet, first.value));
      return findCollection(brand, first?.facet ?? 'type', value ?? null, locale, lookup);
    }
  }
}

async function findNamed(
  name: string,
  among: readonly ('brand' | 'productType' | 'product')[],
  locale: Locale,
  lookup: LegacyLookup,
): Promise<string | null> {
  for (const kind of among) {
    const target: LegacyTarget =
      kind === 'brand'
        ? { kind, brand: name }
        : kind === 'product'
          ? { kind, product: name }
          : { kind, productType: name };
    const pagePath = await findPagePath(target, locale, lookup);
    if (pagePath !== null) return pagePath;
  }
  return null;
}

/** The exact listing, else the brand's whole collection, else the brand, which may have no products in this country. */
async function findCollection(
  brand: string,
  facet: FacetKey,
  value: string | null,
  locale: Locale,
  lookup: LegacyLookup,
): Promise<string | null> {
  for (const pagePath of [collectionPath(brand, facet, value), collectionPath(brand, facet, null)]) {
    const [pathname = ''] = pagePath.split('?', 1);
    if (await lookup.hasPage(locale, pathname)) return pagePath;
  }
  return under('/brands', brand);
}

/** Builds a brand's listing (spec §2): a type is part of the path, other facets are filters. */
function collectionPath(brand: string, facet: FacetKey, value: string | null): string {
  const base = `/collections/${encodeURIComponent(brand)}`;
  if (value === null) return `${base}/all`;
  if (facet === 'type') return `${base}/${encodeURIComponent(value)}`;
  return `${base}/all?${facet}=${encodeURIComponent(value)}`;
}

function under(folder: string, slug: string | null): string | null {
  return slug === null ? null : `${folder}/${encodeURIComponent(slug)}`;
}
