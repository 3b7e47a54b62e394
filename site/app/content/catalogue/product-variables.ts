import type { LanguageCode } from '../../../../contract/languages.ts';
import { marketplaces } from '../../../../contract/marketplaces.ts';

/** Builds the variables of getProduct, the same everywhere, so that its answer is cached once. */
export function productVariables(slug: string, language: LanguageCode) {
  const keys = marketplaces.flatMap((marketplace) => [`${marketplace}_url`, `ext_product_url_${marketplace}`]);
  // A marketplace may have an address per language.
  return { slugIn: [slug], linkKeys: keys.flatMap((key) => [key, `${key}_${language}`]), language };
}
