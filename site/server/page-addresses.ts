import { isCountryCode } from '../../contract/countries.ts';
import { pageOfData } from '../app/locale/data-path.ts';
import { alwaysNamesLanguage } from '../app/locale/path.ts';
import { toReadable } from '../app/locale/readable.ts';
import type { RouteName } from './route-names.ts';

/** The only addresses whose answer may look at a cookie or at the Accept-Language header (rulings 2.4, 2.5). */
export function variesByVisitor(pathname: string): boolean {
  if (pathname === '/') return true;
  const [, first = ''] = pathname.split('/', 2);
  return isCountryCode(first) && alwaysNamesLanguage(first) && !/\.data$|\/_payload\.json$/.test(pathname);
}

/**
 * Drops the router's query names on `.data` addresses that the page does not have: each made-up name would be a cache
 * entry, with no loader to say that it is unknown.
 */
export function keepOwnRoutes(url: URL, resolveRoute: (pathname: string) => RouteName | null): URL {
  if (!url.pathname.endsWith('.data')) return url;
  // It is for forms of index routes.
  url.searchParams.delete('index');
  const [requested, ...more] = url.searchParams.getAll('_routes');
  const isOwn = more.length === 0 && requested === resolveRoute(pageOfData(url.pathname))?.id;
  if (requested !== undefined && !isOwn) url.searchParams.delete('_routes');
  return url;
}

/** Pages use the configured origin, whatever host a request names; all refused addresses become one. */
export function buildSiteUrl(requestUrl: string, siteOrigin: string): URL {
  const requested = new URL(requestUrl);
  const { pathname, search } = toReadable(requested.pathname, requested.search);
  const url = new URL(siteOrigin);
  url.pathname = pathname;
  url.search = search;
  return url;
}
