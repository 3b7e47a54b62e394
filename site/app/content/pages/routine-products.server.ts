import type { RouterContextProvider } from 'react-router';
import { OPT_IN } from '../../../company/routine.ts';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import type { CatalogueListing, ListingQuery } from '../catalogue/catalogue-listing.ts';
import type { Term } from '../catalogue/catalogue-vocabulary.server.ts';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext } from '../services.ts';
import type { Load } from './load.server.ts';

/** More than the products of one type or need. */
const MAX = 500;

/** Names the ingredients among these that a product has, in that order. */
export function nameIngredients(terms: readonly Term[] = [], ingredients: readonly string[], most = 2): string[] {
  const names = ingredients.flatMap(
    (ingredient) => terms.find(({ facet, slug }) => facet === 'ingredient' && slug === ingredient)?.name ?? [],
  );
  return [...new Set(names)].slice(0, most);
}

export type TermsOf = (products: readonly CatalogueItem[]) => Promise<ReadonlyMap<string, readonly Term[]>>;

/** Lists the terms of products, by slug; none without a catalogue. */
export function createTermsOf(context: Readonly<RouterContextProvider>, { locale }: Load): TermsOf {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  return async (products) => {
    const slugs = products.map(({ slug }) => slug);
    return (await optional(catalogue.listTermsOf(locale, slugs, tags), null, tags)) ?? new Map();
  };
}

type List = (query: Pick<ListingQuery, 'type' | 'filters'>) => Promise<Pick<CatalogueListing, 'items' | 'facets'>>;

/** Lists products in the editors' order; without a catalogue there are none. */
export function createList(context: Readonly<RouterContextProvider>, { locale }: Load): List {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  return async (query) => {
    const listing = catalogue.listProducts(locale, { ...query, sort: 'menu', page: 1, pageSize: MAX, tags });
    return (await optional(listing, null, tags)) ?? { items: [], facets: [] };
  };
}

/** Slugs of products shown only on request. */
export async function listOptInProducts(list: List, type?: string): Promise<Set<string>> {
  const found = await Promise.all(
    Object.entries(OPT_IN).map(([facet, values]) => list({ type, filters: { [facet]: values } })),
  );
  return new Set(found.flatMap(({ items }) => items.map(({ slug }) => slug)));
}
