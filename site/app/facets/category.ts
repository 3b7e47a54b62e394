/**
 * Whether a category is a brand: its banner has a heading or a picture. Any other top-level category is a group of
 * product types, and its children are the types (contract notes 1).
 */
export function isBrand({ brandBanner }: { brandBanner?: { heading?: unknown; image?: unknown } | null }): boolean {
  return Boolean(brandBanner?.heading || brandBanner?.image);
}
