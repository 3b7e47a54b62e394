import { type RouterContextProvider, redirect } from 'react-router';
import { FACET_KEYS, facetParam } from '../../facets/facets.ts';
import {
  buildListingQuery,
  isPlainList,
  type ListingState,
  parseListingQuery,
  SORTS,
  withoutFilter,
} from '../../facets/listing-query.ts';
import { localeContext } from '../../locale/context.ts';
import { buildPath } from '../../locale/path.ts';
import type { JsonLd } from '../../seo/json-ld/json-ld.ts';
import { buildItemList } from '../../seo/json-ld/lists.ts';
import { type CatalogueListing, PAGE_SIZE } from '../catalogue/catalogue-listing.ts';
import { ContentError } from '../client/errors.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { buildHead } from './head.server.ts';
import { loadIngredientSummaries, selectForPage } from './ingredient-summaries.server.ts';
import { markUnknownQuery } from './known-query.ts';
import type { Listing, Relaxation } from './listing.ts';
import { unavailable } from './not-found.server.ts';
import { buildTrail, buildTrailData } from './page-data.server.ts';

const RELAXATIONS = 4;

type Within = { brand?: string; type?: string };

/**
 * Loads a listing of the request's locale: the query string's state, within a brand or a product type. A page beyond
 * the last redirects to the last (decision 0051).
 */
export async function loadListing(context: Readonly<RouterContextProvider>, url: URL, within: Within = {}) {
  const { catalogue } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const state = parseListingQuery(url.searchParams);
  try {
    const tags = context.get(tagsContext);
    const { known, ...found } = await catalogue.listProducts(locale, { ...within, ...state, tags });
    markUnknownQuery(tags, url.searchParams, { ...byParam(known), sort: SORTS, page: [String(state.page)] });
    if (state.page > found.pages) {
      throw redirect(`${encodeURI(decodeURI(url.pathname))}${buildListingQuery({ ...state, page: found.pages })}`);
    }
    const ingredient = selectForPage(await loadIngredientSummaries(context, found), found.page);
    const facets = found.facets.filter((facet) => !isImplied(facet, within));
    const listing: Listing = { ...found, facets, ingredient };
    const relaxations = found.total === 0 ? await findRelaxations(context, listing, state, within) : [];
    return { state, listing, relaxations };
  } catch (error) {
    if (error instanceof ContentError) throw unavailable(error);
    throw error;
  }
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>;

/** The known values by their names in the query, which facets of tags share. */
function byParam(known: CatalogueListing['known']): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const key of FACET_KEYS) values[facetParam(key)] = [...(values[facetParam(key)] ?? []), ...(known[key] ?? [])];
  return values;
}

/** The brand on a brand's page and the type on a type's page are not filters. */
function isImplied({ key, values }: Listing['facets'][number], within: Within): boolean {
  const isOfPage = (key === 'brand' && within.brand !== undefined) || (key === 'type' && within.type !== undefined);
  return isOfPage && values.length <= 1 && !values.some((value) => value.selected);
}

/** Filters to drop from an empty list: those without which there would be products, most first. */
async function findRelaxations(
  context: Readonly<RouterContextProvider>,
  listing: Listing,
  state: ListingState,
  within: Within,
): Promise<Relaxation[]> {
  const { catalogue } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const selected = listing.facets.flatMap(({ key, values }) =>
    values.filter((value) => value.selected).map(({ slug, label }) => ({ key, slug, label })),
  );
  const counted = await Promise.all(
    selected.slice(0, 3 * RELAXATIONS).map(async (filter) => {
      const query = { ...within, ...withoutFilter(state, filter.key, filter.slug), pageSize: 1 };
      return { ...filter, count: (await catalogue.listProducts(locale, query)).total };
    }),
  );
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, RELAXATIONS);
}

type ListingHeadInput = {
  url: URL;
  title?: string | null;
  description?: string | null;
  image?: string | null;
  /** The breadcrumb of the list. */
  steps: { name: string; pagePath: string }[];
  jsonLd?: JsonLd[];
};

/**
 * Builds the head of a listing (rulings 7): each page of a plain list is its own canonical; filtered and sorted lists
 * have the plain one. The products are an ItemList, numbered across pages.
 */
export async function buildListingHead(
  context: Readonly<RouterContextProvider>,
  { state, listing }: Pick<ListingData, 'state' | 'listing'>,
  { steps, jsonLd = [], ...input }: ListingHeadInput,
) {
  const { siteOrigin: origin } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const place = { origin, locale };
  const trail = buildTrail(place, steps);
  const items = listing.items.map(({ slug, name }) => ({
    name,
    url: `${origin}${buildPath({ ...locale, pagePath: `/product/${slug}` })}`,
  }));
  const head = await buildHead(context, {
    ...input,
    ...(isPlainList(state) ? { page: listing.page, pages: listing.pages } : {}),
    jsonLd: [
      ...(items.length > 0 ? [buildItemList(items, 1 + (listing.page - 1) * PAGE_SIZE)] : []),
      buildTrailData(place, trail),
      ...jsonLd,
    ],
  });
  return { head, trail };
}
