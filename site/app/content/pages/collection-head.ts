import { countryInSentence } from '../../../../contract/countries.ts';
import { type LanguageCode, resolveLanguage } from '../../../../contract/languages.ts';
import type { Locale } from '../../locale/path.ts';
import { m } from '../../messages/generated/messages.js';

type Collection = {
  brand: { name: string };
  /** The purposes of the whole range: `Oral care`, `Skin care`. */
  scope: readonly string[];
  /** The product type's name; null for the whole range. */
  type: string | null;
  total: number;
};

/** Builds the title and description of a brand's products. */
export function buildCollectionHead({ brand, scope, type, total }: Collection, { country, language }: Locale) {
  const options = { locale: language };
  const about = { brand: brand.name, kind: type ?? scope.join(' · ') };
  const description = m.collection_text(
    {
      brand: brand.name,
      kind: type ?? joinInSentence(scope, language),
      country: countryInSentence(country, language),
      products: m.products_count({ count: total }, options),
    },
    options,
  );
  return { title: (type === null ? m.collection_all : m.collection_of_type)(about, options), description };
}

/**
 * Joins the purposes of a range as a list within a sentence: lower case except the first, and no comma before “and”.
 */
function joinInSentence(scope: readonly string[], language: LanguageCode): string {
  const words = scope.map((label, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)));
  return new Intl.ListFormat(resolveLanguage(language).tag).format(words);
}
