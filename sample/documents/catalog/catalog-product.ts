import type { Content } from '../../../backend/content/content.ts';
import type { SoldProduct } from '../../../backend/content/sold-products.ts';
import { type CountryCode, resolveCountry } from '../../../contract/countries.ts';
import type { WrittenLanguage } from '../../../contract/languages.ts';
import { MARKETPLACE_NAMES } from '../../../contract/marketplaces.ts';
import { cartonOf } from './trade.ts';

export type CatalogProduct = {
  slug: string;
  name: string;
  type: string;
  /** "New", "Best seller". */
  flag: string | null;
  short: string;
  sizes: { label: string; carton: number; barcode: string | undefined }[];
  soldAt: string[];
  /** Reference of its packshot and what that shows. */
  picture: string;
};

export function buildProduct(
  content: Content,
  product: SoldProduct,
  country: CountryCode,
  language: WrittenLanguage,
): CatalogProduct {
  const types = content.categories.flatMap((category) => category.types);
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
    sizes: product.sizes.map(({ label, barcode }) => ({
      label: label[language],
      carton: cartonOf(label.en),
      barcode,
    })),
    soldAt: traders.map((trader) => MARKETPLACE_NAMES[trader][language]),
    picture: `pack/${product.picturedAs ?? product.fullSlug}`,
  };
}
