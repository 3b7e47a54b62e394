import type { RouterContextProvider } from 'react-router';
import { localeContext } from '../locale/context.ts';
import { parseListingQuery } from '../product/listing-query.ts';
import type { Listing } from '../product/product-listing.tsx';
import { servicesContext, tagsContext } from '../services.ts';
import { ContentError } from './errors.ts';
import { unavailable } from './not-found.server.ts';

/** spec: product listings are paged on the server, 24 a page (rulings 4). */
const PAGE_SIZE = 24;

/** Loads a listing of the request's locale: the state of the query string within a brand or a product type. */
export async function loadListing(
  context: Readonly<RouterContextProvider>,
  url: URL,
  within: { brand?: string; type?: string } = {},
) {
  const { catalogue } = context.get(servicesContext);
  const state = parseListingQuery(url.searchParams);
  try {
    const listing: Listing = await catalogue.listProducts(context.get(localeContext), {
      ...within,
      ...state,
      pageSize: PAGE_SIZE,
      tags: context.get(tagsContext),
    });
    return { state, listing };
  } catch (error) {
    if (error instanceof ContentError) throw unavailable(error.message);
    throw error;
  }
}
