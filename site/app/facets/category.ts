/**
 * Whether a category is a brand: its banner has a heading or a picture. Any other top-level category, such as Hair
 * care, has product types as its children (contract notes 1).
 */
export function isBrand({ brandBanner }: { brandBanner?: { heading?: unknown; image?: unknown } | null }): boolean {
  return Boolean(brandBanner?.heading || brandBanner?.image);
}
