import { type CountryCode, countries, defaultCountry, localeTag } from '../../../contract/countries.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../../contract/languages.ts';
import { allLocales } from '../locale/locales.ts';
import { buildPath, type Locale } from '../locale/path.ts';

/** A page as search engines see it: the source of head links and sitemaps (rulings 7). */
export type PageModel = {
  locale: Locale;
  pagePath: string;
  /** The locales that have the page at this page path. */
  availableIn: readonly Locale[];
  /** The home page at `/`, an address of its own: the x-default of all home pages. */
  isRoot?: boolean;
  /** The page of a paged list, 1 when absent; without filters and sort. */
  page?: number;
};

/** One `<link rel="alternate" hreflang>`. */
type Alternate = { hreflang: string; href: string };

/** Builds the absolute canonical address: itself, with English unprefixed outside ksa (rulings 2.3, 7). */
export function buildCanonical(page: PageModel, origin: string): string {
  const pathname = page.isRoot ? '/' : buildPath({ ...page.locale, pagePath: page.pagePath });
  const search = page.page !== undefined && page.page > 1 ? `?page=${page.page}` : '';
  return `${origin}${pathname}${search}`;
}

/**
 * Builds the hreflang set of a page (rulings 7): one entry for each locale that has it, one for each language alone in
 * its home country (`en` in uae, `ar` in ksa), and `x-default`. All pages of a set have the same set.
 */
export function buildAlternates(page: PageModel, origin: string): Alternate[] {
  // The second page of a list need not exist in other locales, nor match there.
  if (page.page !== undefined && page.page > 1) return [];
  const hrefOf = (locale: Locale) => `${origin}${buildPath({ ...locale, pagePath: page.pagePath })}`;
  const has = (locale: Locale) =>
    page.availableIn.some((one) => one.country === locale.country && one.language === locale.language);
  const alternates: Alternate[] = allLocales
    .filter(has)
    .map((locale) => ({ hreflang: localeTag(locale.country, locale.language), href: hrefOf(locale) }));
  const homes = languageCodes.map((language) => ({ country: homeOf(language), language })).filter(has);
  for (const home of homes) alternates.push({ hreflang: home.language, href: hrefOf(home) });
  const everybody: Locale = { country: defaultCountry, language: defaultLanguage };
  if (page.pagePath === '/') alternates.push({ hreflang: 'x-default', href: `${origin}/` });
  else if (has(everybody)) alternates.push({ hreflang: 'x-default', href: hrefOf(everybody) });
  return alternates;
}

/** The home country of a language: the first whose own it is, else the default. */
function homeOf(language: LanguageCode): CountryCode {
  return countries.find((country) => country.defaultLanguage === language)?.code ?? defaultCountry;
}
