import { pageOfData } from '../app/locale/data-path.ts';
import type { createLegacyMatcher } from '../app/redirects/match-legacy.ts';
import type { RouteName } from './route-names.ts';

/** The routes that search, by their names (site/app/routes.ts). */
const SEARCHES: readonly string[] = ['search', 'search-suggestions'];

/**
 * Creates the check whether an address makes the content service search: such requests have a separate queue (decision
 * 0114). Results do, suggestions, and near matches of an old address that leads nowhere any more.
 */
export function createIsSearch(
  resolveRoute: (pathname: string) => RouteName | null,
  matchLegacyAddress: ReturnType<typeof createLegacyMatcher>,
): (url: URL) => boolean {
  return ({ pathname, search }) => {
    const page = pageOfData(pathname);
    return SEARCHES.includes(resolveRoute(page)?.name ?? '') || matchLegacyAddress(page, search) !== null;
  };
}
