import { type CountryCode, defaultCountry, isCountryCode, resolveCountry } from '../../../contract/countries.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../../contract/languages.ts';

/** The country and language of a page. */
export type Locale = { country: CountryCode; language: LanguageCode };

/** The language before the country in a path: none, `en` or `ar`. */
export type LanguagePrefix = '' | LanguageCode;

/** The parts of a pathname: `/[{language}/][{country}/][{page path}]` (rulings 2). */
type ParsedPath = {
  language: LanguageCode;
  languagePrefix: LanguagePrefix;
  /** Null when the path names none: the root, the catch-all page, or an unknown country. */
  country: CountryCode | null;
  /** Three ASCII letters in the place of the country that are not one of ours (rulings 2.6). */
  unknownCountry?: string;
  /** The path after the locale prefix: `/` for a home page, else `/brands/tarwa`, still percent-encoded. */
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
 * Builds the canonical pathname of a page (rulings 2.3, 2.4): ksa always has its language, elsewhere English has no
 * prefix. `prefix` forces one of the three written forms.
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

/** Whether a country's own language is not the default: its paths always name the language, as in ksa (rulings 2.4). */
export function alwaysNamesLanguage(country: CountryCode): boolean {
  return resolveCountry(country).defaultLanguage !== defaultLanguage;
}

/** Builds the home path of a locale: uae, en → `/uae`; ksa, ar → `/ar/ksa`. */
export function homePath(locale: Locale): string {
  return buildPath({ ...locale, pagePath: '/' });
}

/**
 * Builds the address of 'Go back home' (spec §2): the root of the language, the same for everybody; in a country that
 * always names its language, the country's home (decision 0014).
 */
export function rootPath({ country, language }: Locale): string {
  return buildPath({ country: alwaysNamesLanguage(country) ? country : null, language });
}

/** Builds the root for a path without a country: `/`, `/en` or `/ar` (rulings 2.6). */
export function languageRoot(prefix: LanguagePrefix): string {
  return prefix === '' ? '/' : `/${prefix}`;
}

/** Resolves the locale of a parsed path; without a country, in the default one (rulings 2.5, 2.6). */
export function localeOf(parsed: ParsedPath): Locale {
  return { country: parsed.country ?? defaultCountry, language: parsed.language };
}

/**
 * Builds the path of the same page in another country (spec §4). A language chosen against the country's own is kept;
 * otherwise the new country's applies, so ksa gets `/ar`.
 */
export function switchCountry(pathname: string, country: CountryCode): string {
  const parsed = parsePath(pathname);
  const from = localeOf(parsed);
  const isChosen = from.language !== resolveCountry(from.country).defaultLanguage;
  const language = isChosen ? from.language : resolveCountry(country).defaultLanguage;
  return buildPath({ country, language, pagePath: parsed.pagePath });
}

/**
 * Builds the path in another language (spec §4). On collections the last segment becomes `all`:
 * `/uae/collections/tarwa/hair-oil` → `/ar/uae/collections/tarwa/all`.
 */
export function switchLanguage(pathname: string, language: LanguageCode): string {
  const parsed = parsePath(pathname);
  const pagePath = language === parsed.language ? parsed.pagePath : dropCollectionType(parsed.pagePath);
  // Only the root and the catch-all page may have no country.
  const standsAlone = parsed.unknownCountry === undefined && pagePath.lastIndexOf('/') === 0;
  const country = standsAlone ? parsed.country : localeOf(parsed).country;
  return buildPath({ country, language, pagePath });
}

function dropCollectionType(pagePath: string): string {
  const segments = pagePath.split('/').slice(1);
  if (segments[0] !== 'collections' || segments.length < 3) return pagePath;
  return `/${segments.slice(0, -1).join('/')}/all`;
}
