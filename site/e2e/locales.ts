/** The fourteen locales as the specification and the rulings give them, written down apart from the site's own code. */
export type Language = 'en' | 'ar';
export type E2eLocale = {
  country: string;
  language: Language;
  prefix: string;
  lang: string;
  dir: string;
  name: string;
};

const countries = [
  ['uae', 'AE', 'United Arab Emirates', 'الإمارات العربية المتحدة'],
  ['ksa', 'SA', 'Saudi Arabia', 'المملكة العربية السعودية'],
  ['kwt', 'KW', 'Kuwait', 'الكويت'],
  ['qat', 'QA', 'Qatar', 'قطر'],
  ['omn', 'OM', 'Oman', 'عُمان'],
  ['bhr', 'BH', 'Bahrain', 'البحرين'],
  ['egy', 'EG', 'Egypt', 'مصر'],
] as const;

/** The seven country codes in the order of spec §9. */
export const countryCodes: readonly string[] = countries.map(([code]) => code);

/** All fourteen: the prefix of a locale's pages, its `<html lang>` and `dir`, its country's name in its language. */
export const locales: readonly E2eLocale[] = countries.flatMap(([country, iso, english, arabic]) => [
  {
    country,
    language: 'en' as const,
    // rulings 2.4: ksa always carries its language.
    prefix: country === 'ksa' ? '/en/ksa' : `/${country}`,
    lang: `en-${iso}`,
    dir: 'ltr',
    name: english,
  },
  { country, language: 'ar' as const, prefix: `/ar/${country}`, lang: `ar-${iso}`, dir: 'rtl', name: arabic },
]);

/** Gives the locale of a country code and a language. */
export function localeOf(country: string, language: Language): E2eLocale {
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
