import type { CountryCode } from '../../contract/countries.ts';
import { byLanguage, type LanguageCode } from '../../contract/languages.ts';
import type { Content, ProductContent } from './content.ts';
import { isPlacedIn } from './placement.ts';

/** A product as one country sells it: its sizes there, and the slug it has in the language. */
export type SoldProduct = ProductContent & { siteSlug: string };

/** Lists the products of a country, by language: some are shown in one language only. */
export function listSoldProducts(content: Content, country: CountryCode): Record<LanguageCode, SoldProduct[]> {
  const oneLanguage = new Map(content.oneLanguage.map((only) => [only.product, only]));
  const sold = content.products
    .filter((product) => isPlacedIn(product, country))
    .map((product) => ({ ...product, sizes: product.sizes.filter((size) => isPlacedIn(size, country)) }))
    .filter((product) => product.sizes.length > 0);
  return byLanguage((language) =>
    sold.flatMap((product) => {
      const only = oneLanguage.get(product.fullSlug);
      if (only && only.language !== language) return [];
      return [{ ...product, siteSlug: only?.slug ?? product.fullSlug }];
    }),
  );
}
