import type { RouterContextProvider } from 'react-router';
import { localeContext } from '../../locale/context.ts';
import { servicesContext } from '../services.ts';

/** Finds the brand whose room a product type is shown in: the one with most of its products, whatever the filters. */
export async function findTypeRoom(context: Readonly<RouterContextProvider>, type: string): Promise<string | null> {
  const { catalogue } = context.get(servicesContext);
  const query = { type, filters: {}, sort: 'menu', page: 1, pageSize: 1 } as const;
  const { facets } = await catalogue.listProducts(context.get(localeContext), query);
  const brands = facets.find(({ key }) => key === 'brand')?.values ?? [];
  return [...brands].sort((one, other) => other.count - one.count)[0]?.slug ?? null;
}
