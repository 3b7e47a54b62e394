import type { LanguageCode } from '../../../../contract/languages.ts';
import { marketplaces } from '../../../../contract/marketplaces.ts';

/** What getProduct is asked with, the same wherever it is asked, so that its answer is read once. */
export function productVariables(slug: string, language: LanguageCode) {
  const keys = marketplaces.flatMap((marketplace) => [`${marketplace}_url`, `ext_product_url_${marketplace}`]);
  // A marketplace may have an address for the language.
  return { slugIn: [slug], linkKeys: keys.flatMap((key) => [key, `${key}_${language}`]), language };
}
