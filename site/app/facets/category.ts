/**
 * Whether a category is a brand: its banner has a heading or a picture. Any other top-level category is a group of
 * product types, and its children are the types (contract notes 1).
 */
export function isBrand({ brandBanner }: { brandBanner?: { heading?: unknown; image?: unknown } | null }): boolean {
  return Boolean(brandBanner?.heading || brandBanner?.image);
}

/** What a brand's products are divided by: the children of its category, whose own children are the values. */
export type BrandFacet = 'type' | 'ingredient' | 'regimen';

/** How facets are called in slugs, the legacy spellings included. */
const FACET_NAMES: readonly (readonly [RegExp, BrandFacet])[] = [
  [/(?:^|-)product-type(?:-|$)/i, 'type'],
  [/(?:^|-)ingredients?(?:-|$)/i, 'ingredient'],
  [/(?:^|-)regime(?:n|nt|n?s)?(?:-|$)/i, 'regimen'],
];

/** Parses the slug of a facet: `tarwa-ingredient` → `ingredient`, `tarwa-regiment` → `regimen`. */
export function parseBrandFacet(slug: string): BrandFacet | null {
  return FACET_NAMES.find(([pattern]) => pattern.test(slug))?.[1] ?? null;
}

/** Parses the slug of a facet's value, the same across brands: `tarwa-amla` of tarwa → `amla`. */
export function parseFacetValue(slug: string, brand: string): string {
  return slug.startsWith(`${brand}-`) ? slug.slice(brand.length + 1) : slug;
}
