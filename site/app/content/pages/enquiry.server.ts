import { buildFullName } from '../../../../contract/full-name.ts';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext } from '../services.ts';
import type { Found, PageRequest } from './find-page.ts';
import { loadLocations } from './locations.server.ts';

/** Finds the first mail address that a text links; null when there is none. */
export function findMailAddress(html: string): string | null {
  return /<a\b[^<>]*\bhref="mailto:([^"?%@]+@[^"?%@]+)["?]/i.exec(html)?.[1] ?? null;
}

/**
 * The locations, and where the enquiry of a page goes: to the address its own text links, if there is one (the locations
 * are then for calling), else to the country's location.
 */
export async function withLocations(request: PageRequest, finding: Promise<Found>): Promise<Found> {
  const [{ page }, locations] = await Promise.all([finding, loadLocations(request.load)]);
  if (!page) return { page };
  if (!page.enquiry?.heading) return { page: { ...page, enquiry: null }, lists: { locations } };
  const location = locations[0] ?? null;
  const named = findMailAddress(page.content ?? '');
  const about = await findProductName(request);
  return {
    page: { ...page, enquiry: { ...page.enquiry, location, email: named ?? location?.email, about } },
    lists: { locations: named === null ? locations : locations.map((one) => ({ ...one, email: '' })) },
    known: { product: [about === null ? null : request.url.searchParams.get('product')] },
  };
}

/** The full name of the product that the query names, such as `?product=arak-miswak-stick`; null for anything else. */
async function findProductName({ context, load: { locale }, url }: PageRequest): Promise<string | null> {
  const slug = url.searchParams.get('product');
  if (!slug) return null;
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const [product] = await optional(catalogue.findProducts(locale, [slug], tags), [], tags);
  return product ? buildFullName(product.name, product.brand?.name, locale.language) : null;
}
