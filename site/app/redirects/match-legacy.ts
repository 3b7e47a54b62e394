import { type CountryCode, defaultCountry, isCountryCode, resolveCountry } from '../../../contract/countries.ts';
import { tryDecodePercent } from '../../../contract/decode-percent.ts';
import { isLanguageCode, type LanguageCode } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import type { Locale } from '../locale/path.ts';
import { type LegacyEntry, type LegacyTarget, legacyEntries } from './legacy-addresses.ts';
import { type LegacyParts, type LegacyPattern, parseLegacyPattern } from './legacy-pattern.ts';
import { slugWords } from './match-slug.ts';

/** The target and the locale of an old address. */
export type LegacyMatch = {
  family: string;
  locale: Locale;
  target: LegacyTarget;
  /** The meaningful words of the address, to search for when its page is gone. */
  words: string;
};

/** Parts that do not describe the page. */
const SILENT_PARTS: ReadonlySet<string> = new Set(['id', 'parent', 'top', 'language', 'tail', 'facet', 'isBoard']);

type Prefix = { language: LanguageCode | null; country: CountryCode | null; isGlued: boolean; rest: readonly string[] };

/**
 * Creates the matcher of old addresses (spec §2), with or without a final slash. It does no I/O, so browsers may use
 * it; `resolveLegacy` finds out whether the page exists.
 */
export function createLegacyMatcher(options: { companySlug: string }) {
  const entriesByFirst = new Map<string, { entry: LegacyEntry; pattern: LegacyPattern }[]>();
  for (const entry of legacyEntries) {
    for (const text of entry.patterns) {
      const slugs = text.includes('{company}') ? [options.companySlug, company.oldSlug] : [''];
      for (const slug of slugs) {
        const pattern = parseLegacyPattern(text.replaceAll('{company}', slug));
        entriesByFirst.set(pattern.first, [...(entriesByFirst.get(pattern.first) ?? []), { entry, pattern }]);
      }
    }
  }

  return function matchLegacyAddress(pathname: string, search = ''): LegacyMatch | null {
    const segments = parseSegments(pathname);
    if (segments === null) return null;
    const prefix = parsePrefix(segments);
    for (const { entry, pattern } of entriesByFirst.get(prefix.rest[0]?.toLowerCase() ?? '') ?? []) {
      if (!isPlaceOf(entry, prefix)) continue;
      const parts = pattern.match(prefix.rest);
      if (parts) return buildMatch(entry, prefix, parts, new URLSearchParams(search));
    }
    return prefix.isGlued ? matchGlued(prefix) : null;
  };

  function buildMatch(entry: LegacyEntry, prefix: Prefix, parts: LegacyParts, query: URLSearchParams): LegacyMatch {
    const target = entry.target(parts, query);
    const listedParts = Object.entries(parts).flatMap(([name, text]) => (SILENT_PARTS.has(name) ? [] : [text]));
    const text = listedParts.some((part) => part !== '') ? listedParts.join(' ') : (prefix.rest.at(-1) ?? '');
    const words = [...new Set(slugWords(text, new Set([company.oldSlug])))].join(' ');
    const locale = localeOf(prefix, parts.language?.toLowerCase() ?? '');
    if (target.kind !== 'page') return { family: entry.family, locale, target, words };
    const pagePath = target.pagePath.replaceAll('{company}', options.companySlug);
    return { family: entry.family, locale, target: { kind: 'page', pagePath }, words };
  }
}

/** `/enuae` joined language and country; an old address or today's path follows. */
function matchGlued(prefix: Prefix): LegacyMatch {
  const pagePath = `/${prefix.rest.map(encodeURIComponent).join('/')}`;
  const target: LegacyTarget = pagePath === '/' ? { kind: 'home' } : { kind: 'page', pagePath };
  return { family: 'enuae', locale: localeOf(prefix, ''), target, words: slugWords(pagePath).join(' ') };
}

function isPlaceOf(entry: LegacyEntry, prefix: Prefix): boolean {
  if (entry.country === 'required') return prefix.country !== null;
  return entry.country === 'optional' || prefix.country === null || prefix.isGlued;
}

/** The locale of an old address: the language it names, else its country's own, so that ksa needs one redirect only. */
function localeOf(prefix: Prefix, inner: string): Locale {
  const country = prefix.country ?? defaultCountry;
  const named = prefix.language ?? (isLanguageCode(inner) ? inner : null);
  return { country, language: named ?? resolveCountry(country).defaultLanguage };
}

function parsePrefix(segments: readonly string[]): Prefix {
  const [first = '', second = ''] = segments.map((segment) => segment.toLowerCase());
  const glued = { language: first.slice(0, 2), country: first.slice(2) };
  if (isLanguageCode(glued.language) && isCountryCode(glued.country)) {
    return { language: glued.language, country: glued.country, isGlued: true, rest: segments.slice(1) };
  }
  if (isLanguageCode(first)) {
    return isCountryCode(second)
      ? { language: first, country: second, isGlued: false, rest: segments.slice(2) }
      : { language: first, country: null, isGlued: false, rest: segments.slice(1) };
  }
  if (isCountryCode(first)) return { language: null, country: first, isGlued: false, rest: segments.slice(1) };
  return { language: null, country: null, isGlued: false, rest: segments };
}

/** Splits and decodes a path; null if a percent code is broken. */
function parseSegments(pathname: string): string[] | null {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(tryDecodePercent);
  return segments.every((segment) => segment !== null) ? segments : null;
}
