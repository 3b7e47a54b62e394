import type { BrandContent, Content, LocationContent } from '../../../backend/content/content.ts';
import { listSoldProducts } from '../../../backend/content/sold-products.ts';
import { type CountryCode, countryName, countryOfPhone, localeTag } from '../../../contract/countries.ts';
import { everyTranslation, type WrittenLanguage } from '../../../contract/languages.ts';
import type { RangeName } from '../../imagery/look/ranges.ts';
import { parseParagraphs } from '../layout/plain-text.ts';
import { buildProduct, type CatalogProduct } from './catalog-product.ts';
import { rangesOf } from './catalog-ranges.ts';

export type CatalogRange = {
  range: RangeName;
  name: string;
  /** Its name in the other language. */
  otherName: string;
  tagline: string;
  heading: string;
  paragraphs: string[];
  products: readonly CatalogProduct[];
};
type CatalogLocation = { name: string; lines: string[]; phone: string; email: string };
/** All texts and figures of a catalog, in one language for one country. */
export type CatalogData = {
  title: string;
  year: string;
  country: string;
  /** `ar-SA`. */
  languageTag: string;
  language: WrittenLanguage;
  ranges: CatalogRange[];
  locations: CatalogLocation[];
};

function buildRange(
  brand: BrandContent,
  range: RangeName,
  language: WrittenLanguage,
  products: readonly CatalogProduct[],
): CatalogRange {
  return {
    range,
    name: brand.name[language],
    otherName: everyTranslation(brand.name).find((name) => name !== brand.name[language]) ?? '',
    tagline: brand.tagline[language],
    heading: brand.heading[language],
    paragraphs: parseParagraphs(brand.description[language]),
    products,
  };
}

function buildLocation({ title, content, phone, email }: LocationContent, language: WrittenLanguage): CatalogLocation {
  return { name: title[language], lines: parseParagraphs(content[language]), phone, email };
}

/** Builds the texts and figures of a catalog in one language for one country. */
export function buildCatalogData(
  content: Content,
  of: { name: string; title: string; country: CountryCode; language: WrittenLanguage },
): CatalogData {
  const { name, title, country, language } = of;
  const sold = listSoldProducts(content, country)[language];
  const ranges = rangesOf(name).flatMap((range) => {
    const brand = content.brands.find(({ slug }) => slug === range);
    const products = sold.filter((product) => product.brand === range);
    if (!brand || products.length === 0) return [];
    const built = products.map((product) => buildProduct(content, product, country, language));
    return [buildRange(brand, range, language, built)];
  });
  return {
    title,
    year: /\d{4}/.exec(name)?.[0] ?? '2026',
    country: countryName(country, language),
    languageTag: localeTag(country, language),
    language,
    ranges,
    locations: content.locations
      .filter(({ phone }) => countryOfPhone(phone) === country)
      .map((location) => buildLocation(location, language)),
  };
}
