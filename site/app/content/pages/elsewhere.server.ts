import type { RouterContextProvider } from 'react-router';
import { countries } from '../../../../contract/countries.ts';
import { buildFullName } from '../../../../contract/full-name.ts';
import { localeContext } from '../../locale/context.ts';
import { buildPath, type Locale } from '../../locale/path.ts';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext } from '../services.ts';
import type { ProductCardData } from './product-card.ts';

/** A product this country does not sell: who does, and the nearest products here. */
export type Elsewhere = {
  product: Pick<ProductCardData, 'slug' | 'brand' | 'image'> & { fullName: string };
  /** The countries that sell it, with its page there; a country may have it in one language only. */
  soldIn: { country: Locale['country']; language: Locale['language']; href: string }[];
  nearest: CatalogueItem[];
};

const SHOWN = 4;

/**
 * Finds where a product is sold that the request's locale does not have; null when nowhere. The page is still a 404.
 */
export async function findElsewhere(context: Readonly<RouterContextProvider>, slug: string): Promise<Elsewhere | null> {
  const { siteIndex, catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const here = context.get(localeContext);
  const pagePath = `/product/${slug}`;

  async function list(within: { type?: string; brand?: string }): Promise<CatalogueItem[]> {
    const query = { ...within, filters: {}, sort: 'menu', page: 1, pageSize: SHOWN, tags } as const;
    return (await catalogue.listProducts(here, query)).items;
  }
  /** Products of its type, those of its brand first; then others of its brand. */
  async function findNearest({ type, brand }: CatalogueItem): Promise<CatalogueItem[]> {
    const found = [
      ...(type && brand ? await list({ type: type.slug, brand: brand.slug }) : []),
      ...(type ? await list({ type: type.slug }) : []),
      ...(brand ? await list({ brand: brand.slug }) : []),
    ];
    return [...new Map(found.map((item) => [item.slug, item])).values()].slice(0, SHOWN);
  }

  async function find(): Promise<Elsewhere | null> {
    const places = await siteIndex.findLocales(pagePath, { locale: here, tags });
    const isHereLanguage = (place: Locale) => place.language === here.language;
    const soldIn = countries.flatMap(({ code }) => {
      const there = places.filter(({ country }) => country === code);
      const best = there.find(isHereLanguage) ?? there[0];
      return best ? [{ ...best, href: buildPath({ ...best, pagePath }) }] : [];
    });
    const place = soldIn.find(isHereLanguage) ?? soldIn[0];
    const [product] = place ? await catalogue.findProducts(place, [slug], tags) : [];
    if (!place || !product) return null;
    const { name, brand, image } = product;
    const fullName = buildFullName(name, brand?.name, place.language);
    return { product: { slug, fullName, brand, image }, soldIn, nearest: await findNearest(product) };
  }

  return optional(find(), null, tags);
}
