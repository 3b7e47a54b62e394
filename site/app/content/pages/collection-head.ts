import { countryInSentence } from '../../../../contract/countries.ts';
import type { Locale } from '../../locale/path.ts';
import { m } from '../../messages/generated/messages.js';

type Collection = {
  brand: { name: string };
  /** What the whole range is for: `Oral care`, `Skin care`. */
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
      kind: type ?? new Intl.ListFormat(language).format(scope),
      country: countryInSentence(country, language),
      products: m.products_count({ count: total }, options),
    },
    options,
  );
  return { title: (type === null ? m.collection_all : m.collection_of_type)(about, options), description };
}
