/** The query name of what is compared, and of the boxes on cards. */
export const COMPARE_PARAM = 'products';
/** The id of the form that the boxes on cards belong to. */
export const COMPARE_FORM = 'compare';
/** The most products to compare. */
export const MAX_COMPARED = 3;
/** Products of a shorter list are not compared. */
export const MIN_TO_COMPARE = 5;
/** Further values are ignored. */
const MAX_READ = 12;

/** Parses what a query compares: `?products=a,b` of an address, `?products=a&products=b` of a form. */
export function parseCompared(params: URLSearchParams): string[] {
  const slugs = params.getAll(COMPARE_PARAM).flatMap((value) => value.split(','));
  return [...new Set(slugs.filter((slug) => slug !== ''))].slice(0, MAX_READ);
}

/** Builds the page path that compares products: `/compare?products=a,b`. */
export function buildComparePath(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?${COMPARE_PARAM}=${slugs.map(encodeURIComponent).join(',')}`;
}
