import { byCountry } from '../../../contract/countries.ts';
import { byLanguage } from '../../../contract/languages.ts';
import { homePath, type Locale, localeOf, parsePath, switchCountry, switchLanguage } from '../locale/path.ts';

/**
 * Builds the addresses of the language and country selectors: the same page where it exists, else that country's home
 * (rulings 2.9).
 */
export function buildSwitches(path: string, locale: Locale, availableIn: readonly Locale[]) {
  const [address = '/', search] = path.split('?');
  const named = localeOf(parsePath(address));
  // The screen of an old address is in the locale it once named: `/arksa/…` is Arabic, ksa (rulings 3).
  const isOwn = named.country === locale.country && named.language === locale.language;
  const pathname = isOwn ? address : homePath(locale);
  const query = new URLSearchParams(search);
  // Another country's list may have fewer pages.
  query.delete('page');
  const suffix = query.size > 0 ? `?${query}` : '';
  const exists = (target: Locale) =>
    availableIn.some((one) => one.country === target.country && one.language === target.language);
  const keep = (href: string) => {
    const parsed = parsePath(href);
    const target = { country: parsed.country ?? locale.country, language: parsed.language };
    return exists(target) ? `${href}${suffix}` : homePath(target);
  };
  return {
    languages: byLanguage((language) => {
      const href = keep(switchLanguage(pathname, language));
      // `/` answers in the visitor's own language; choosing English needs an address that keeps it.
      return href === '/' ? homePath({ ...locale, language }) : href;
    }),
    countries: byCountry((country) => keep(switchCountry(pathname, country))),
  };
}
