/** Every locale as the specification and the rulings define it, independent of the site's code. */
import { countries } from '../../contract/countries.ts';
import { inLanguage, type LanguageCode, languages } from '../../contract/languages.ts';

export type E2eLocale = {
  country: string;
  language: LanguageCode;
  prefix: string;
  lang: string;
  dir: string;
  name: string;
};

/** Prefix, `<html lang>`, `dir` and country name of each locale. */
export const locales: readonly E2eLocale[] = countries.flatMap(({ code: country, iso, name }) =>
  languages.map(({ code: language, dir }) => ({
    country,
    language,
    // rulings 2.3, 2.4: English has no prefix except in ksa, which always has one.
    prefix: language === 'en' && country !== 'ksa' ? `/${country}` : `/${language}/${country}`,
    lang: `${language}-${iso}`,
    dir,
    name: inLanguage(name, language),
  })),
);

/** Finds the locale of a country and a language. */
export function localeOf(country: string, language: LanguageCode): E2eLocale {
  const locale = locales.find((one) => one.country === country && one.language === language);
  if (!locale) throw new RangeError(`There is no locale ${country} ${language}`);
  return locale;
}

/** hreflang → prefix, for a page that every locale has (rulings 7), without x-default. */
export const alternatePrefixes: ReadonlyMap<string, string> = new Map([
  ...locales.map(({ lang, prefix }): [string, string] => [lang, prefix]),
  ['en', '/uae'],
  ['ar', '/ar/ksa'],
]);

/** Finds the locale of an address of the site. */
export function localeAt(pathname: string): E2eLocale | undefined {
  return locales.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** One locale of each language and direction. */
export const both = [localeOf('uae', 'en'), localeOf('ksa', 'ar')] as const;

/** English on the desktop and Arabic on the phone, for what depends on neither width nor direction. */
export const inTurn = [
  { ...both[0], tag: '@desktop' },
  { ...both[1], tag: '@mobile' },
] as const;
