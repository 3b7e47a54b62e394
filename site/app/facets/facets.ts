import { m } from '../messages/generated/messages.js';

type Facet = {
  title: typeof m.filter_brand;
  /** Matches the slug of a brand's category that holds the values; legacy spellings included. */
  category?: RegExp;
  /** Matches the product tags that are its values; all other tags are of `tag`. */
  tags?: RegExp;
  /** Whether values keep the editors' order; else they are sorted by the page's alphabet. */
  isOrdered?: boolean;
};

/** The filters of a listing, in order (spec §7 GetProductFilters): a new filter is a row. */
const ROWS = {
  brand: { title: m.filter_brand, isOrdered: true },
  type: { title: m.filter_type, category: /(?:^|-)product-type(?:-|$)/i, isOrdered: true },
  tag: { title: m.filter_tag },
  free: { title: m.filter_free, tags: /-free$|^(?:vegan|vegetarian)$/i },
  moment: { title: m.filter_moment, tags: /^(?:after|before|during|winter|summer|ramadan|travel)-(?!size)/i },
  ingredient: { title: m.filter_ingredient, category: /(?:^|-)ingredients?(?:-|$)/i },
  regimen: { title: m.filter_regimen, category: /(?:^|-)regime(?:n|nt|n?s)?(?:-|$)/i },
  more: { title: m.filter_other, tags: /^(?:new|best-?sellers?)$|-size$/i },
} as const satisfies Record<string, Facet>;

export type FacetKey = keyof typeof ROWS;
export const FACETS: Readonly<Record<FacetKey, Facet>> = ROWS;
export const FACET_KEYS = Object.keys(ROWS).filter(isFacetKey);

function isFacetKey(name: string): name is FacetKey {
  return Object.hasOwn(ROWS, name);
}

/** The name of a facet in a query: all kinds of tags share one, since a tag alone says its kind. */
export function facetParam(key: FacetKey): string {
  return FACETS[key].tags ? 'tag' : key;
}

/** Parses the slug of a product tag: `alcohol-free` → `free`, `after-meals` → `moment`, `dry-hair` → `tag`. */
export function parseTagFacet(slug: string): FacetKey {
  return FACET_KEYS.find((key) => FACETS[key].tags?.test(slug)) ?? 'tag';
}

/** Parses the slug of a category under a brand: `tarwa-ingredient` → `ingredient`, `tarwa-regiment` → `regimen`. */
export function parseBrandFacet(slug: string): FacetKey | null {
  return FACET_KEYS.find((key) => FACETS[key].category?.test(slug)) ?? null;
}

/** Parses the slug of a facet's value, without its brand: `tarwa-amla` of tarwa → `amla`. */
export function parseFacetValue(slug: string, brand: string): string {
  return slug.startsWith(`${brand}-`) ? slug.slice(brand.length + 1) : slug;
}
