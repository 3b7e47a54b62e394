/** One of the two languages of the site (spec §9). */
export type LanguageCode = 'en' | 'ar';

/** What the site knows of a language. */
export type Language = {
  code: LanguageCode;
  dir: 'ltr' | 'rtl';
  /** The ISO value of spec §9, which the content service uses as locale. */
  iso: string;
  nativeName: string;
};

/** The two languages, the default first. */
export const languages: readonly Language[] = [
  { code: 'en', dir: 'ltr', iso: 'en_US', nativeName: 'English' },
  { code: 'ar', dir: 'rtl', iso: 'ar', nativeName: 'العربية' },
];

/** The language of a path without a prefix (spec §9). */
export const defaultLanguage: LanguageCode = 'en';

/** Tells whether a path segment or cookie value is a language code, lower case only. */
export function isLanguageCode(value: string): value is LanguageCode {
  return value === 'en' || value === 'ar';
}

/** Gives the record of a language code. */
export function resolveLanguage(code: LanguageCode): Language {
  const language = languages.find((one) => one.code === code);
  if (!language) throw new RangeError(`No language has the code ${code}`);
  return language;
}
