import type { RouterContextProvider } from 'react-router';
import { buildFullName } from '../../../../contract/full-name.ts';
import { GetJoinDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import type { Load } from './load.server.ts';
import { findMailAddress, loadLocations } from './locations.server.ts';
import type { ContentPageNode, PageLists } from './page-lists.ts';

/** What a content page is found by. */
export type PageRequest = { context: Readonly<RouterContextProvider>; load: Load; url: URL; pagePath: string };
export type Found = { page: ContentPageNode | null | undefined; lists?: PageLists };
/** The jobs of the country, and what is needed to apply for the one the address names. */
export async function findJoin(request: PageRequest): Promise<Found> {
  const [{ pages }, locations] = await Promise.all([
    request.load(GetJoinDocument, { language: request.load.locale.language }),
    loadLocations(request.load),
  ]);
  const page = pages?.nodes[0];
  const chosen = request.url.searchParams.get('job');
  const job = page?.careers?.jobs?.find((one) => one?.jobId === chosen);
  return {
    page: page && { ...page, careers: page.careers && { ...page.careers, isBoard: true } },
    lists: {
      application: {
        location: locations[0] ?? null,
        job: job?.jobId ? { id: job.jobId, title: job.title ?? job.jobId } : null,
      },
    },
  };
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
  };
}

/** The full name of the product that the address names, such as `?product=arak-miswak-stick`; null for any other word. */
async function findProductName({ context, load: { locale }, url }: PageRequest): Promise<string | null> {
  const slug = url.searchParams.get('product');
  if (!slug) return null;
  const [product] = await context
    .get(servicesContext)
    .catalogue.findProducts(locale, [slug], context.get(tagsContext))
    .catch(() => []);
  return product ? buildFullName(product.name, product.brand?.name, locale.language) : null;
}
