import { type CountryCode, defaultCountry, isCountryCode, resolveCountry } from '../../../contract/countries.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../../contract/languages.ts';

/** The pair a page is written for. */
export type Locale = { country: CountryCode; language: LanguageCode };

/** What stands before the country in a path: nothing, `en` or `ar`. */
export type LanguagePrefix = '' | LanguageCode;

/** A pathname taken apart: `/[{language}/][{country}/][{page path}]` (rulings 2). */
export type ParsedPath = {
  language: LanguageCode;
  languagePrefix: LanguagePrefix;
  /** `null` when the path names none: the root, the catch-all page, or an unknown country. */
  country: CountryCode | null;
  /** Three ASCII letters where a country belongs that are not one of ours (rulings 2.6). */
  unknownCountry?: string;
  /** What follows the locale prefix: `/` for a home page, else `/brands/tarwa`, still percent-encoded. */
  pagePath: string;
};

const THREE_LETTERS = /^[a-z]{3}$/i;

/** Parses a pathname into language, country and page path: `/ar/ksa/brands` → ar, ksa, `/brands`. */
export function parsePath(pathname: string): ParsedPath {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const first = segments[0] ?? '';
  const languagePrefix: LanguagePrefix = isLanguageCode(first) ? first : '';
  const language = languagePrefix === '' ? defaultLanguage : languagePrefix;
  const rest = languagePrefix === '' ? segments : segments.slice(1);
  const head = rest[0] ?? '';
  if (isCountryCode(head)) {
    return { language, languagePrefix, country: head, pagePath: `/${rest.slice(1).join('/')}` };
  }
  if (THREE_LETTERS.test(head)) {
    const pagePath = `/${rest.slice(1).join('/')}`;
    return { language, languagePrefix, country: null, unknownCountry: head, pagePath };
  }
  return { language, languagePrefix, country: null, pagePath: `/${rest.join('/')}` };
}

/**
 * Builds the canonical pathname of a page (rulings 2.3, 2.4): ksa always carries its language,
 * elsewhere English has no prefix. `prefix` forces one of the three written forms instead.
 */
export function buildPath(target: {
  country: CountryCode | null;
  language: LanguageCode;
  pagePath?: string;
  prefix?: LanguagePrefix;
}): string {
  const { country, language, pagePath = '/' } = target;
  const isBare = language === defaultLanguage && (country === null || !alwaysNamesLanguage(country));
  const prefix = target.prefix ?? (isBare ? '' : language);
  const head = [prefix, country ?? ''].filter((part) => part !== '').map((part) => `/${part}`);
  const page = pagePath === '/' ? '' : pagePath;
  return `${head.join('')}${page}` || '/';
}

/** Whether a country's own language is not the default: its paths always name theirs, as those of ksa (rulings 2.4). */
export function alwaysNamesLanguage(country: CountryCode): boolean {
  return resolveCountry(country).defaultLanguage !== defaultLanguage;
}

/** Builds the home path of a locale: uae, en → `/uae`; ksa, ar → `/ar/ksa`. */
export function homePath(locale: Locale): string {
  return buildPath({ ...locale, pagePath: '/' });
}

/**
 * Builds the address 'Go back home' leads to (spec §2): the root of the language, which is the same for everybody; from a
 * country that always names its language, that country's home (docs/decisions/0014).
 */
export function rootPath({ country, language }: Locale): string {
  return buildPath({ country: alwaysNamesLanguage(country) ? country : null, language });
}

/** Builds the root a path without a country falls back to: `/`, `/en` or `/ar` (rulings 2.6). */
export function languageRoot(prefix: LanguagePrefix): string {
  return prefix === '' ? '/' : `/${prefix}`;
}

/** Gives the locale a parsed path is shown in: the default country where it names none (rulings 2.5, 2.6). */
export function localeOf(parsed: ParsedPath): Locale {
  return { country: parsed.country ?? defaultCountry, language: parsed.language };
}

/**
 * Builds the same page under another country (spec §4). A language the visitor chose against the
 * country's own is kept; else the new country brings its own, so ksa gets `/ar`.
 */
export function switchCountry(pathname: string, country: CountryCode): string {
  const parsed = parsePath(pathname);
  const from = localeOf(parsed);
  const isChosen = from.language !== resolveCountry(from.country).defaultLanguage;
  const language = isChosen ? from.language : resolveCountry(country).defaultLanguage;
  return buildPath({ country, language, pagePath: parsed.pagePath });
}

/**
 * Builds the equivalent path in another language (spec §4). On collections paths the last segment
 * gives way to `all`: `/uae/collections/tarwa/hair-oil` → `/ar/uae/collections/tarwa/all`.
 */
export function switchLanguage(pathname: string, language: LanguageCode): string {
  const parsed = parsePath(pathname);
  const pagePath = language === parsed.language ? parsed.pagePath : dropCollectionType(parsed.pagePath);
  // Only the root and the catch-all page stand without a country.
  const standsAlone = parsed.unknownCountry === undefined && pagePath.lastIndexOf('/') === 0;
  const country = standsAlone ? parsed.country : localeOf(parsed).country;
  return buildPath({ country, language, pagePath });
}

function dropCollectionType(pagePath: string): string {
  const segments = pagePath.split('/').slice(1);
  if (segments[0] !== 'collections' || segments.length < 3) return pagePath;
  return `/${segments.slice(0, -1).join('/')}/all`;
}
