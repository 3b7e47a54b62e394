import { FACET_KEYS, type FacetKey, facetParam, parseTagFacet } from './facets.ts';

/** The orders of a listing: as the editors put it, by name in the page's alphabet, newest first. */
export const SORTS = ['menu', 'name', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

/** The whole state of a listing, kept in the query string only. */
export type ListingState = { filters: Partial<Record<FacetKey, string[]>>; sort: Sort; page: number };

/** The query names of a listing. */
export const LISTING_PARAMS = [...new Set(FACET_KEYS.map(facetParam)), 'sort', 'page'].join(',');

/** Parses a query string; unknown or malformed values count as absent. */
export function parseListingQuery(params: URLSearchParams): ListingState {
  const filters: ListingState['filters'] = {};
  for (const key of FACET_KEYS) {
    const param = facetParam(key);
    const given = params
      .getAll(param)
      .filter((value) => value !== '' && (param !== 'tag' || parseTagFacet(value) === key));
    const values = [...new Set(given)].sort();
    if (values.length > 0) filters[key] = values;
  }
  const sort = SORTS.find((one) => one === params.get('sort')) ?? 'menu';
  const page = /^[1-9]\d{0,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return { filters, sort, page };
}

/** Builds the canonical query of a state: facets in order, values sorted, no defaults; `''` for the plain list. */
export function buildListingQuery(state: ListingState): string {
  const params = new URLSearchParams();
  for (const key of FACET_KEYS) {
    for (const value of [...(state.filters[key] ?? [])].sort()) params.append(facetParam(key), value);
  }
  if (state.sort !== 'menu') params.set('sort', state.sort);
  if (state.page > 1) params.set('page', String(state.page));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether a state is the plain list, on any page: no filter, the editors' order. */
export function isPlainList({ filters, sort }: ListingState): boolean {
  return sort === 'menu' && Object.keys(filters).length === 0;
}

/** Removes one filter value from a state and goes back to the first page. */
export function withoutFilter(state: ListingState, key: FacetKey, value: string): ListingState {
  const left = (state.filters[key] ?? []).filter((one) => one !== value);
  const { [key]: _removed, ...others } = state.filters;
  return { ...state, filters: left.length > 0 ? { ...others, [key]: left } : others, page: 1 };
}
