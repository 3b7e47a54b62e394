import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { buildTopItems } from '../content/pages/menu.ts';
import { findReplacements } from '../content/pages/nearest.server.ts';
import { type NotFoundDetails, notFound, refused } from '../content/pages/not-found.server.ts';
import { loadShell, shellContext } from '../content/pages/shell.server.ts';
import { servicesContext } from '../content/services.ts';
import { isIslandAddress } from '../layout/islands.ts';
import { localeContext } from '../locale/context.ts';
import { normaliseAddress } from '../locale/normalise.ts';
import { localeOf, parsePath } from '../locale/path.ts';

/**
 * Root middleware: reads the locale from the URL alone. Addresses that no route can answer end here, with the menus of
 * their locale: one that no browser writes, an unknown country (spec §2, rulings 2.6), a deep path without a country, and
 * an old address whose page is gone, which gets the "moved" screen (rulings 3).
 */
export const resolveLocale: MiddlewareFunction<Response> = async ({ context, url, request }, next) => {
  // An island names its locale in its props.
  if (isIslandAddress(url.pathname)) return next();
  const parsed = parsePath(url.pathname);
  context.set(localeContext, localeOf(parsed));
  // Before anything parses it: such an address may be crafted to be read in two ways.
  if (normaliseAddress(url.pathname, url.search).kind === 'refused') throw refused(await loadDetails(context, request));
  const legacy = context.get(servicesContext).matchLegacyAddress(url.pathname, url.search);
  if (legacy !== null) {
    const { locale, words } = legacy;
    context.set(localeContext, locale);
    const nearest = await findReplacements(context, words);
    return endHere(context, url, { isMoved: true, nearest, locale }, request);
  }
  if (parsed.unknownCountry !== undefined) return endHere(context, url, { countryExists: false }, request);
  // Only one segment may have no country: the catch-all page.
  if (parsed.country === null && parsed.pagePath.lastIndexOf('/') > 0) return endHere(context, url, {}, request);
  await setShell(context, request);
  return next();
};

async function endHere(
  context: Readonly<RouterContextProvider>,
  url: URL,
  more: NotFoundDetails,
  request: Request,
): Promise<never> {
  throw await notFound(context, url, { ...more, ...(await loadDetails(context, request)) });
}

/** What every screen of an address without a route shows beside its message. */
async function loadDetails(context: Readonly<RouterContextProvider>, request: Request): Promise<NotFoundDetails> {
  await setShell(context, request);
  return { menu: buildTopItems(context.get(shellContext)?.menu ?? []) };
}

/** Only a document is drawn with its shell: a client navigation keeps the one it has. */
async function setShell(context: Readonly<RouterContextProvider>, request: Request): Promise<void> {
  if (!new URL(request.url).pathname.endsWith('.data')) context.set(shellContext, await loadShell(context));
}
