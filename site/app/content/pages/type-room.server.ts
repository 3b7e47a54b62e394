import type { RouterContextProvider } from 'react-router';
import { localeContext } from '../../locale/context.ts';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { loadBrands } from './brands.server.ts';

/**
 * Finds the brand whose room a product type is shown in: for a category the first brand that is for it, as in menus,
 * for a type the brand with most of its products, whatever the filters.
 */
export async function findTypeRoom(context: Readonly<RouterContextProvider>, type: string): Promise<string | null> {
  const { catalogue } = context.get(servicesContext);
  const query = { type, filters: {}, sort: 'menu', page: 1, pageSize: 1 } as const;
  const [brands, { facets }] = await Promise.all([
    optional(loadBrands(context), [], context.get(tagsContext)),
    catalogue.listProducts(context.get(localeContext), query),
  ]);
  const first = brands.find(({ categories: [category] }) => category?.slug === type);
  if (first) return first.slug;
  const counted = facets.find(({ key }) => key === 'brand')?.values ?? [];
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  return most?.slug ?? null;
}
