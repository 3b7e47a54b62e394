import { COMPARE_PARAM } from '../facets/compare-query.ts';
import { LISTING_PARAMS } from '../facets/listing-query.ts';
import { PRIVATE } from '../redirects/redirect-steps.ts';
import { SEARCH_PARAMS } from '../search/search-query.ts';

/**
 * The lifetimes routes declare. The page cache obeys `s-maxage`, serves stale pages while it refreshes and when the
 * backend fails; browsers always revalidate (and get a 304).
 */
const BROWSER = 'public, max-age=0, must-revalidate';

export const LIFETIMES = {
  /** Pages made from content. */
  page: `${BROWSER}, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800`,
  /** A page with a missing part: long enough to spare a failing service, short enough to heal. */
  incomplete: `${BROWSER}, s-maxage=5`,
  /** An address that names what content does not know: shared by all who wait for it, but not stored. */
  unknown: BROWSER,
  /** A missing page may exist soon. */
  missing: `${BROWSER}, s-maxage=30`,
  /** Search results: many keys, each rare. */
  search: `${BROWSER}, s-maxage=30, stale-if-error=3600`,
  /** Answers that depend on the visitor's cookie or languages (rulings 2.4, 2.5), and all failures (rulings 2.8). */
  none: PRIVATE,
} as const;

/** Tells the page cache which query names a route reads; others are dropped. */
export const KEY_PARAMS = 'x-cache-key-params';

/** The `headers` export of a content page that reads no query. */
export function pageHeaders() {
  return { 'Cache-Control': LIFETIMES.page, [KEY_PARAMS]: '' };
}

/** The `headers` export of a product listing: its whole state is in the query. */
export function listingHeaders() {
  return { 'Cache-Control': LIFETIMES.page, [KEY_PARAMS]: LISTING_PARAMS };
}

/** The `headers` export of a page that reads these query names. */
export function headersReading(...names: string[]) {
  return () => ({ 'Cache-Control': LIFETIMES.page, [KEY_PARAMS]: names.join(',') });
}

/** The `headers` export of the search page. */
export function searchHeaders() {
  return { 'Cache-Control': LIFETIMES.search, [KEY_PARAMS]: SEARCH_PARAMS };
}

/** The `headers` export of a comparison: as many addresses as there are sets of products. */
export function compareHeaders() {
  return { 'Cache-Control': LIFETIMES.search, [KEY_PARAMS]: COMPARE_PARAM };
}

/** The `headers` export of data that pages request after hydration; not for search engines. */
export function dataHeadersReading(name: string) {
  return () => ({ 'Cache-Control': LIFETIMES.search, [KEY_PARAMS]: name, 'X-Robots-Tag': 'noindex' });
}
