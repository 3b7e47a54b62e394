import { countryInSentence } from '../../../../contract/countries.ts';
import type { Locale } from '../../locale/path.ts';
import { m } from '../../messages/generated/messages.js';

/** What a search result shows of a description. */
const LONGEST = 160;
const BETWEEN = ' · ';

type Collection = {
  brand: { name: string; tagline: string | null };
  /** The product type's name; null for the whole range. */
  type: string | null;
  total: number;
  /** Names of its first products. */
  names: readonly string[];
};

/** Builds the title and description of a brand's products; the description ends with as many names as fit. */
export function buildCollectionHead({ brand, type, total, names }: Collection, { country, language }: Locale) {
  const options = { locale: language };
  const kind = type ?? brand.tagline ?? '';
  const about = { brand: brand.name, kind };
  const text = m.collection_text(
    { ...about, country: countryInSentence(country, language), products: m.products_count({ count: total }, options) },
    options,
  );
  const description = names.reduce((written, name) => {
    const longer = `${written}${written === text ? ' ' : BETWEEN}${name}`;
    return longer.length > LONGEST ? written : longer;
  }, text);
  return { title: (type === null ? m.collection_all : m.collection_of_type)(about, options), description };
}
