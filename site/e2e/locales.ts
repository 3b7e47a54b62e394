/** Every locale with what the specification and the rulings ask of it, reckoned apart from the site's own code. */
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

/** The prefix of a locale's pages, its `<html lang>` and `dir`, its country's name in its language. */
export const locales: readonly E2eLocale[] = countries.flatMap(({ code: country, iso, name }) =>
  languages.map(({ code: language, dir }) => ({
    country,
    language,
    // rulings 2.3, 2.4: English has no prefix but in ksa, which always carries its language.
    prefix: language === 'en' && country !== 'ksa' ? `/${country}` : `/${language}/${country}`,
    lang: `${language}-${iso}`,
    dir,
    name: inLanguage(name, language),
  })),
);

/** Gives the locale of a country code and a language. */
export function localeOf(country: string, language: LanguageCode): E2eLocale {
  const locale = locales.find((one) => one.country === country && one.language === language);
  if (!locale) throw new RangeError(`There is no locale ${country} ${language}`);
  return locale;
}

/** hreflang → path prefix of a page that every locale has (rulings 7), x-default left to the page. */
export const alternatePrefixes: ReadonlyMap<string, string> = new Map([
  ...locales.map(({ lang, prefix }): [string, string] => [lang, prefix]),
  ['en', '/uae'],
  ['ar', '/ar/ksa'],
]);
