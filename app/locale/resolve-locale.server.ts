import type { MiddlewareFunction } from 'react-router';
import { notFound } from '../content/not-found.server.ts';
import { localeContext } from './context.ts';
import { localeOf, parsePath } from './path.ts';

/** Root middleware: reads the locale from the URL alone; an unknown country shows the error page (spec §2, rulings 2.6). */
export const resolveLocale: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const parsed = parsePath(url.pathname);
  context.set(localeContext, localeOf(parsed));
  if (parsed.unknownCountry !== undefined) throw notFound(url, { countryExists: false });
  // Only one segment may stand without a country: the catch-all page (rulings 2.6).
  const isDeep = parsed.country === null && parsed.pagePath.lastIndexOf('/') > 0;
  if (isDeep) throw notFound(url);
  return next();
};
