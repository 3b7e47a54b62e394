import { type CountryCode, countries, defaultCountry, localeTag } from '../../../contract/countries.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../../../contract/languages.ts';
import { allLocales } from '../locale/locales.ts';
import { buildPath, type Locale } from '../locale/path.ts';

/** What search engines are told of a page; the head links and the sitemaps both come from it (rulings 7). */
export type PageModel = {
  locale: Locale;
  pagePath: string;
  /** The locales whose content has this page at this page path. */
  availableIn: readonly Locale[];
  /** The home page asked for as `/`, which is an address of its own: the x-default of all home pages. */
  isRoot?: boolean;
  /** Page of a paged list, 1 when absent; filters and sort never belong here. */
  page?: number;
};

/** One `<link rel="alternate" hreflang>`. */
export type Alternate = { hreflang: string; href: string };

/** Builds the absolute address search engines shall keep: itself, unprefixed English outside ksa (rulings 2.3, 7). */
export function buildCanonical(page: PageModel, origin: string): string {
  const pathname = page.isRoot ? '/' : buildPath({ ...page.locale, pagePath: page.pagePath });
  const search = page.page !== undefined && page.page > 1 ? `?page=${page.page}` : '';
  return `${origin}${pathname}${search}`;
}

/**
 * Builds the hreflang set of a page (rulings 7): one entry for each locale that has it, one for each language in the
 * country that speaks it (`en` in uae, `ar` in ksa), and `x-default` for the default of both. Each page of the set has the same set.
 */
export function buildAlternates(page: PageModel, origin: string): Alternate[] {
  // The second page of a list need not exist elsewhere, and says nothing that can be matched.
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

/** The country that stands for a language: the first whose own it is, else the default one. */
function homeOf(language: LanguageCode): CountryCode {
  return countries.find((country) => country.defaultLanguage === language)?.code ?? defaultCountry;
}
