import type { CountryCode } from './countries.ts';
import type { LanguageCode } from './languages.ts';
import { parseJson } from './parse-json.ts';

/**
 * The format that `npm run content -- pull` writes and the backend loads (decision 0177): a folder with one file per
 * list and locale, one page of the list per line.
 */

/** The lists that make up a service; the last three are the menus by their positions. */
export const PULLED_LISTS = [
  ...(['pages', 'posts', 'healthHub', 'pressReleases', 'campaigns', 'locations', 'awards'] as const),
  ...(['productCategories', 'ingredients', 'products', 'PRIMARY', 'FOOTER', 'QUICK_LINKS'] as const),
] as const;
export type PulledList = (typeof PULLED_LISTS)[number];

/** A page of a list, as the service answered. */
export type PulledPage = { nodes: readonly object[]; endCursor: string | null };

/** The files of media, by their addresses. */
export const PULLED_MEDIA = 'media.jsonl';
/** A file of the folder's `media/`. */
export type PulledFile = { url: string; file: string };

/** The addresses of the services, by country. */
export const PULLED_SERVICES = 'services.json';

export function pulledFile(country: CountryCode, language: LanguageCode, list: PulledList): string {
  return `${country}-${language}-${list}.jsonl`;
}

/** Reads the lines of a file; an unfinished one is left out. */
export function parseLines(text: string): unknown[] {
  return text.split('\n').flatMap((line, index, all) => (index < all.length - 1 ? [parseJson(line)] : []));
}

/** Reads the pages of a list. */
export function parsePages(text: string): PulledPage[] {
  return parseLines(text).flatMap((page) => (isPage(page) ? [page] : []));
}

function isPage(page: unknown): page is PulledPage {
  return (
    typeof page === 'object' && page !== null && 'nodes' in page && Array.isArray(page.nodes) && 'endCursor' in page
  );
}
