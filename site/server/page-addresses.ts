import { isCountryCode } from '../../contract/countries.ts';
import { alwaysNamesLanguage } from '../app/locale/path.ts';
import { toReadable } from '../app/locale/readable.ts';

/** The only addresses whose answer may depend on a cookie or on Accept-Language (rulings 2.4, 2.5). */
export function looksAtVisitor(pathname: string): boolean {
  if (pathname === '/') return true;
  const [, first = ''] = pathname.split('/', 2);
  return isCountryCode(first) && alwaysNamesLanguage(first) && !/\.data$|\/_payload\.json$/.test(pathname);
}

/** Pages use the configured origin, whatever host a request names; what is refused has one address. */
export function buildSiteUrl(requestUrl: string, siteOrigin: string): URL {
  const asked = new URL(requestUrl);
  const { pathname, search } = toReadable(asked.pathname, asked.search);
  const url = new URL(siteOrigin);
  url.pathname = pathname;
  url.search = search;
  return url;
}
