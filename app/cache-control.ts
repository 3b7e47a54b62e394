/**
 * The lifetimes routes declare. The page cache obeys `s-maxage`, serves stale while it refreshes behind, and stale
 * when the backend fails; browsers always ask again (and get a 304).
 */
const browser = 'public, max-age=0, must-revalidate';

export const lifetimes = {
  /** Pages drawn from content. */
  page: `${browser}, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800`,
  /** A page that does not exist may soon. */
  missing: `${browser}, s-maxage=30`,
  /** Search answers: many keys, each asked rarely. */
  search: `${browser}, s-maxage=30, stale-if-error=3600`,
  /** What depends on the visitor's cookie or languages (rulings 2.4, 2.5), and every failure (rulings 2.8). */
  none: 'private, no-store',
} as const;

/** The `headers` export of a content page. */
export function pageHeaders() {
  return { 'Cache-Control': lifetimes.page };
}
