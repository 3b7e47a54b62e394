import type { CountryCode, Language } from '../countries.ts';
import type { Content, ProductContent } from './content.ts';
import { isPlacedIn } from './placement.ts';

/** A product as one country sells it: its sizes there, and the slug it has in the language. */
export type SoldProduct = ProductContent & { siteSlug: string };

/** Takes the content, gives what a country sells, by language: some products exist in Arabic alone. */
export function listSoldProducts(content: Content, country: CountryCode): Record<Language, SoldProduct[]> {
  const arabicSlugs = new Map(content.arabicOnly.map(({ product, slug }) => [product, slug]));
  const sold = content.products
    .filter((product) => isPlacedIn(product, country))
    .map((product) => ({ ...product, sizes: product.sizes.filter((size) => isPlacedIn(size, country)) }))
    .filter((product) => product.sizes.length > 0);
  return {
    en: sold
      .filter((product) => !arabicSlugs.has(product.fullSlug))
      .map((product) => ({ ...product, siteSlug: product.fullSlug })),
    ar: sold.map((product) => ({ ...product, siteSlug: arabicSlugs.get(product.fullSlug) ?? product.fullSlug })),
  };
}
