import type { BrandContent, Content, LocationContent } from '../../../backend/content/content.ts';
import { listSoldProducts, type SoldProduct } from '../../../backend/content/sold-products.ts';
import {
  type CountryCode,
  countryName,
  countryOfPhone,
  localeTag,
  resolveCountry,
} from '../../../contract/countries.ts';
import { everyTranslation, type WrittenLanguage } from '../../../contract/languages.ts';
import { MARKETPLACE_NAMES } from '../../../contract/marketplaces.ts';
import { isRange, RANGE_NAMES, type RangeName } from '../../imagery/look/ranges.ts';
import { parseParagraphs } from '../press/plain-text.ts';
import { barcodeOf, cartonOf } from './trade.ts';

export type CatalogProduct = {
  slug: string;
  name: string;
  type: string;
  /** "New", "Best seller". */
  flag: string | null;
  short: string;
  sizes: { label: string; carton: number; barcode: string }[];
  soldAt: string[];
  /** Reference of its packshot and what that shows. */
  picture: string;
};
export type CatalogRange = {
  range: RangeName;
  name: string;
  /** Its name in the other language. */
  otherName: string;
  slot: string;
  heading: string;
  paragraphs: string[];
  products: CatalogProduct[];
};
export type Office = { name: string; lines: string[]; phone: string; email: string };
/** Everything a catalog says, in one language for one country. */
export type CatalogData = {
  title: string;
  year: string;
  country: string;
  /** `ar-SA`. */
  languageTag: string;
  language: WrittenLanguage;
  ranges: CatalogRange[];
  offices: Office[];
};

/** Which ranges the words of a catalog's name call for. */
const HOLDS: Record<string, readonly RangeName[]> = {
  hair: ['tarwa', 'faris'],
  skin: ['nadiya', 'mahd', 'naima'],
  oral: ['basma', 'arak', 'qirmiz'],
  balms: ['balsam'],
};

/** The ranges a catalog holds, from its name: `hair-and-skin-2026`, `qiwam-pantry-2026`; all when it names none. */
export function rangesOf(catalog: string): RangeName[] {
  const named = catalog.split('-').flatMap((word) => (isRange(word) ? [word] : (HOLDS[word] ?? [])));
  return named.length > 0 ? RANGE_NAMES.filter((range) => named.includes(range)) : RANGE_NAMES;
}

function buildProduct(
  content: Content,
  product: SoldProduct,
  country: CountryCode,
  language: WrittenLanguage,
): CatalogProduct {
  const types = content.groups.flatMap((group) => group.types);
  const flag = content.productTags.find(({ slug }) => /^(new|best-seller)$/.test(slug) && product.tags.includes(slug));
  const traders = resolveCountry(country).marketplaces.filter(
    (trader) => product.marketplaces.includes(trader) && content.marketplaces[trader]?.[country] !== undefined,
  );
  return {
    slug: product.siteSlug,
    name: product.name[language],
    type: types.find(({ slug }) => slug === product.type)?.name[language] ?? '',
    flag: flag?.name[language] ?? null,
    short: product.short[language],
    sizes: product.sizes.map(({ label, value }) => ({
      label: label[language],
      carton: cartonOf(label.en),
      barcode: barcodeOf(product.fullSlug, value),
    })),
    soldAt: traders.map((trader) => MARKETPLACE_NAMES[trader][language]),
    picture: `pack/${product.picturedAs ?? product.fullSlug}`,
  };
}

function buildRange(
  brand: BrandContent,
  range: RangeName,
  language: WrittenLanguage,
  products: CatalogProduct[],
): CatalogRange {
  return {
    range,
    name: brand.name[language],
    otherName: everyTranslation(brand.name).find((name) => name !== brand.name[language]) ?? '',
    slot: brand.slot[language],
    heading: brand.heading[language],
    paragraphs: parseParagraphs(brand.description[language]),
    products,
  };
}

function buildOffice({ title, content, phone, email }: LocationContent, language: WrittenLanguage): Office {
  return { name: title[language], lines: parseParagraphs(content[language]), phone, email };
}

/** Takes the content, gives what the catalog of a name says in one language for one country. */
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
    offices: content.locations
      .filter(({ phone }) => countryOfPhone(phone) === country)
      .map((location) => buildOffice(location, language)),
  };
}
