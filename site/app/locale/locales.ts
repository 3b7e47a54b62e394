import { countries } from '../../../contract/countries.ts';
import { languages } from '../../../contract/languages.ts';
import type { Locale } from './path.ts';

/** All locales in the country dialog's order, English first. */
export const allLocales: readonly Locale[] = countries.flatMap((country) =>
  languages.map((language) => ({ country: country.code, language: language.code })),
);
