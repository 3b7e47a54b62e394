import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { findMovedSuggestions } from '../content/moved.server.ts';
import { notFound } from '../content/not-found.server.ts';
import { loadShell } from '../layout/shell.server.ts';
import { servicesContext } from '../services.ts';
import { localeContext } from './context.ts';
import { localeOf, parsePath } from './path.ts';

/**
 * Root middleware: reads the locale from the URL alone. Addresses that no route can answer end here, with the menus of
 * their locale: an unknown country (spec §2, rulings 2.6), a deep path without a country, and an old address whose page
 * is gone, which gets the "moved" screen (rulings 3).
 */
export const resolveLocale: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const parsed = parsePath(url.pathname);
  context.set(localeContext, localeOf(parsed));
  if (parsed.unknownCountry !== undefined) return endHere(context, url, { countryExists: false });
  const legacy = context.get(servicesContext).matchLegacyAddress(url.pathname, url.search);
  if (legacy !== null) {
    context.set(localeContext, legacy.locale);
    return endHere(context, url, { moved: await findMovedSuggestions(context, legacy) });
  }
  // Only one segment may stand without a country: the catch-all page.
  if (parsed.country === null && parsed.pagePath.lastIndexOf('/') > 0) return endHere(context, url, {});
  return next();
};

async function endHere(context: Readonly<RouterContextProvider>, url: URL, more: object): Promise<never> {
  throw notFound(url, { ...more, shell: await loadShell(context) });
}
