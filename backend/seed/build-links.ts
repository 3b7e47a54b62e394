import { buildFullNames } from '../../contract/full-name.ts';
import { inLanguage, type LanguageCode } from '../../contract/languages.ts';
import { marketplaces } from '../../contract/marketplaces.ts';
import type { BrandContent, Content } from '../content/content.ts';
import type { SoldProduct } from '../content/sold-products.ts';
import type { Site } from './site.ts';

/** Builds the marketplace links of a size in this country: one per marketplace, empty where it is not sold. */
export function buildLinks(
  site: Site,
  content: Content,
  brand: BrandContent,
  product: SoldProduct,
  size: SoldProduct['sizes'][number],
  language: LanguageCode,
  key: (marketplace: string) => string,
): Record<string, string> {
  const query = encodeURIComponent(`${buildFullNames(product.name, brand.name).en} ${size.label.en}`);
  return Object.fromEntries(
    marketplaces.map((marketplace) => {
      const template = product.marketplaces.includes(marketplace)
        ? content.marketplaces[marketplace]?.[site.country]
        : undefined;
      const address = typeof template === 'object' ? inLanguage(template, language) : template;
      return [key(marketplace), address?.replace('{query}', query) ?? ''];
    }),
  );
}
