import type { FacetKey } from '../facets/facets.ts';
import { buildPath, type Locale } from '../locale/path.ts';
import type { LegacyTarget } from './legacy-addresses.ts';
import type { LegacyMatch } from './match-legacy.ts';

/** What content knows of old names; each answer is today's slug, or null. */
export type LegacyLookup = {
  findBrand: (locale: Locale, name: string) => Promise<string | null>;
  findProduct: (locale: Locale, name: string) => Promise<string | null>;
  findProductType: (locale: Locale, name: string) => Promise<string | null>;
  /** A value of a facet that products of the brand have, without the brand's prefix. */
  findFacetValue: (locale: Locale, brand: string, facet: FacetKey, name: string) => Promise<string | null>;
  /** A category by its number: the value of a facet of a brand. */
  findCategory: (locale: Locale, id: number) => Promise<{ facet: FacetKey; value: string } | null>;
  findPost: (locale: Locale, idOrSlug: string) => Promise<string | null>;
  /** A tag that posts have. */
  findTag: (locale: Locale, slug: string) => Promise<string | null>;
  /** The page path of a post or page by the number the service gave it. */
  findByNumber: (locale: Locale, number: number) => Promise<string | null>;
  findJob: (locale: Locale, idOrSlug: string) => Promise<string | null>;
  /** Whether the locale has a page of any kind at the page path. */
  hasPage: (locale: Locale, pagePath: string) => Promise<boolean>;
  /** Whether it is a content page, the one kind that answers without a country too (rulings 2.6). */
  hasContentPage: (locale: Locale, pagePath: string) => Promise<boolean>;
};

/** What an old address is answered with: today's page, or the "moved" screen with words to search for. */
export type LegacyAnswer = { status: 301; location: string } | { status: 404; suggestionsFor: string };

/** Resolves an old address to a page that exists, in the country it names (rulings 3). */
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

/** The listing asked for, else all of the brand, else the brand, which may have no products in this country. */
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

/** A brand's listing (spec §2): the type is part of the path, other facets are filters; without a value, all of it. */
function collectionPath(brand: string, facet: FacetKey, value: string | null): string {
  const base = `/collections/${encodeURIComponent(brand)}`;
  if (value === null) return `${base}/all`;
  if (facet === 'type') return `${base}/${encodeURIComponent(value)}`;
  return `${base}/all?${facet}=${encodeURIComponent(value)}`;
}

function under(folder: string, slug: string | null): string | null {
  return slug === null ? null : `${folder}/${encodeURIComponent(slug)}`;
}
