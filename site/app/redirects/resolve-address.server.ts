import { defaultCountry, resolveCountry } from '../../../contract/countries.ts';
import { detectLanguage } from '../locale/detect-language.server.ts';
import { parseLanguageCookie } from '../locale/language-cookie.ts';
import { normaliseAddress } from '../locale/normalise.ts';
import { alwaysNamesLanguage, buildPath, type Locale, languageRoot, parsePath } from '../locale/path.ts';
import type { createLegacyMatcher } from './match-legacy.ts';
import { isOwnEndpoint } from './own-endpoints.ts';
import {
  type AddressAnswer,
  addCampaign,
  BY_CONTENT,
  buildGone,
  buildRedirectStep,
  FIXED,
  joinRedirects,
  PRIVATE,
  type RedirectStep,
  type Step,
} from './redirect-steps.ts';
import type { RedirectTable } from './redirect-table.ts';
import { type LegacyLookup, resolveLegacy } from './resolve-legacy.server.ts';
import { findNumberedPage, findPostPage } from './wordpress-addresses.server.ts';

/** Resolves the address of a GET or HEAD request; null leaves it to the router. */
export type ResolveAddress = (url: URL, headers: Headers) => Promise<AddressAnswer | null>;

const MAX_STEPS = 10;

/**
 * Creates the resolver of addresses, in the order of rulings 2.1: redirect table, old addresses (whose final slash
 * belongs to them), normalisation, language, country. Steps that are the same for everybody are joined into one
 * redirect, as are all steps after one that depends on the visitor: two redirects at most.
 */
export function createResolveAddress(options: {
  table: Pick<RedirectTable, 'findRedirect'>;
  matchLegacyAddress: ReturnType<typeof createLegacyMatcher>;
  lookup: LegacyLookup;
  /** Called with a row that, with an old address, makes a loop. */
  onLoop?: (address: string) => void;
  /** Called with a content failure; the router meets it too and answers with its own screen. */
  onError?: (error: unknown) => void;
}): ResolveAddress {
  const { table, matchLegacyAddress, lookup, onLoop, onError } = options;

  return async function resolveAddress(url, headers) {
    if (isOwnEndpoint(url.pathname)) return null;
    try {
      return await resolveAnswer(url, headers);
    } catch (error) {
      onError?.(error);
      return null;
    }
  };

  async function resolveAnswer(url: URL, headers: Headers): Promise<AddressAnswer | null> {
    const first = await resolveStep(url, headers);
    if (first === null) return null;
    if (first.kind === 'end') return first.answer;
    const joined = await joinSteps(url, headers, first);
    if (joined === null) {
      onLoop?.(url.pathname);
      return null;
    }
    const { status, location, cacheControl } = joined;
    return { status, location, cacheControl };
  }

  async function joinSteps(url: URL, headers: Headers, first: RedirectStep) {
    const seen = new Set([addressOf(url)]);
    let joined = first;
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const target = new URL(joined.location, url);
      if (target.origin !== url.origin) return joined;
      if (seen.has(addressOf(target))) return null;
      seen.add(addressOf(target));
      const next = isOwnEndpoint(target.pathname) ? null : await resolveStep(target, headers);
      // What depends on the visitor must not be in a shared answer.
      if (next?.kind !== 'redirect' || (next.isPrivate && !joined.isPrivate)) return joined;
      joined = joinRedirects(joined, next, target.hash);
    }
    return null;
  }

  async function resolveStep(url: URL, headers: Headers): Promise<Step | null> {
    const { pathname, search } = url;
    const form = normaliseAddress(pathname, search);
    // The router answers it with the error screen (resolve-locale.server.ts).
    if (form.kind === 'refused') return null;
    const row = table.findRedirect(pathname, search);
    if (row) return row.location === null ? buildGone() : buildRedirectStep(row.status, row.location, FIXED);
    const legacy = matchLegacyAddress(pathname, search);
    if (legacy) {
      const answer = await resolveLegacy(legacy, lookup);
      // The router answers it with the "moved" screen and status 404.
      return answer.status === 404 ? null : buildRedirectStep(301, addCampaign(answer.location, search), BY_CONTENT);
    }
    if (form.kind === 'moved') return buildRedirectStep(301, form.location, FIXED);
    return resolveLocaleStep(pathname, search, headers);
  }

  async function resolveLocaleStep(pathname: string, search: string, headers: Headers): Promise<Step | null> {
    const { language, languagePrefix, country, unknownCountry, pagePath } = parsePath(pathname);
    if (languagePrefix === '' && country !== null && alwaysNamesLanguage(country)) {
      if (parseLanguageCookie(headers.get('cookie')) === language) return null;
      const own = resolveCountry(country).defaultLanguage;
      return buildRedirectStep(302, buildPath({ country, language: own, pagePath }) + search, PRIVATE);
    }
    if (unknownCountry !== undefined) return null;
    const locale: Locale = { country: country ?? defaultCountry, language };
    const toPage = (page: string) =>
      buildRedirectStep(301, addCampaign(buildPath({ ...locale, pagePath: page }), search), BY_CONTENT);
    const numbered = pagePath === '/' ? await findNumberedPage(lookup, locale, search) : null;
    if (numbered !== null) return toPage(numbered);
    if (country !== null) return null;
    if (pagePath === '/') {
      const preferred = languagePrefix === '' ? detectLanguage(headers) : language;
      return preferred === language ? null : buildRedirectStep(302, languageRoot(preferred) + search, PRIVATE);
    }
    const isOneSegment = pagePath.lastIndexOf('/') === 0;
    if (isOneSegment && (await lookup.hasContentPage(locale, pagePath))) return null;
    const post = isOneSegment ? await findPostPage(lookup, locale, pagePath) : null;
    if (post !== null) return toPage(post);
    return buildRedirectStep(302, languageRoot(languagePrefix), BY_CONTENT);
  }
}

function addressOf(url: URL): string {
  return url.pathname + url.search;
}
