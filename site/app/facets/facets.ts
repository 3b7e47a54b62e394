import { m } from '../messages/generated/messages.js';

type Facet = {
  title: typeof m.filter_brand;
  /** How the category is called, in slugs, that holds its values under a brand; the legacy spellings included. */
  category?: RegExp;
  /** Its values stand as the editors ordered them; else by the alphabet of the page. */
  isOrdered?: boolean;
};

/** What a listing filters by, in the order of the filters (spec §7 GetProductFilters): a new filter is a row. */
const ROWS = {
  brand: { title: m.filter_brand, isOrdered: true },
  type: { title: m.filter_type, category: /(?:^|-)product-type(?:-|$)/i, isOrdered: true },
  ingredient: { title: m.filter_ingredient, category: /(?:^|-)ingredients?(?:-|$)/i },
  regimen: { title: m.filter_regimen, category: /(?:^|-)regime(?:n|nt|n?s)?(?:-|$)/i },
  tag: { title: m.filter_tag },
} as const satisfies Record<string, Facet>;

export type FacetKey = keyof typeof ROWS;
export const FACETS: Readonly<Record<FacetKey, Facet>> = ROWS;
export const FACET_KEYS = Object.keys(ROWS).filter(isFacetKey);

function isFacetKey(name: string): name is FacetKey {
  return Object.hasOwn(ROWS, name);
}

/** Parses the slug of a category under a brand: `tarwa-ingredient` → `ingredient`, `tarwa-regiment` → `regimen`. */
export function parseBrandFacet(slug: string): FacetKey | null {
  return FACET_KEYS.find((key) => FACETS[key].category?.test(slug)) ?? null;
}

/** Parses the slug of a facet's value, the same across brands: `tarwa-amla` of tarwa → `amla`. */
export function parseFacetValue(slug: string, brand: string): string {
  return slug.startsWith(`${brand}-`) ? slug.slice(brand.length + 1) : slug;
}
