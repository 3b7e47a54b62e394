import { data, type RouterContextProvider, redirect } from 'react-router';
import { localeContext } from '../../locale/context.ts';
import { buildPath, type Locale, parsePath } from '../../locale/path.ts';
import type { ContentError } from '../client/errors.ts';
import { servicesContext, tagsContext } from '../services.ts';
import type { Elsewhere } from './elsewhere.server.ts';
import type { TopItem } from './menu.ts';
import type { Nearest } from './nearest.server.ts';
import { findOriginalPath } from './original-path.server.ts';

/** The details the error screen gets beside the message. */
export type NotFoundDetails = {
  countryExists?: false;
  /** Set for an old address that once had a page (rulings 3). */
  isMoved?: true;
  nearest?: Nearest;
  elsewhere?: Elsewhere;
  menu?: TopItem[];
  /** The locale of the screen, when the address alone does not say it. */
  locale?: Locale;
  /** The locales that have the missing page: the selectors lead there (rulings 2.9). */
  availableIn?: Locale[];
};

/**
 * Builds what a loader throws for a missing page (spec §8): 404, `Page Not Found: {fullPath}`, `data.path`. The slug of
 * another language is a redirect to the page.
 */
export async function notFound(context: Readonly<RouterContextProvider>, url: URL, more: NotFoundDetails = {}) {
  const { pagePath } = parsePath(url.pathname);
  const original = await findOriginalPath(context, pagePath);
  if (original !== null)
    return redirect(`${buildPath({ ...context.get(localeContext), pagePath: original })}${url.search}`, 301);
  const reader = { locale: context.get(localeContext), tags: context.get(tagsContext) };
  const availableIn = await context.get(servicesContext).siteIndex.findLocales(pagePath, reader);
  const path = `${url.pathname}${url.search}`;
  return data(
    { message: `Page Not Found: ${path}`, data: { path }, availableIn, ...more },
    { status: 404, statusText: 'Page Not Found' },
  );
}

/** Builds what is thrown for an address no browser writes: the same screen, without the address. */
export function refused(more: NotFoundDetails) {
  return data({ message: 'Bad Request', ...more }, { status: 400, statusText: 'Bad Request' });
}

/**
 * Builds what a loader throws when the backend fails (rulings 2.8): 503, to be retried in half a minute, never stored.
 * The service's message is only logged; the page shows the kind of failure.
 */
export function unavailable({ code }: ContentError) {
  return data({ message: code }, { status: 503, statusText: 'Service Unavailable', headers: { 'Retry-After': '30' } });
}
