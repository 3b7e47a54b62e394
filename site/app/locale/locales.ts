import { type CountryCode, countries, resolveCountry } from './countries.ts';
import { type LanguageCode, languages } from './languages.ts';
import type { Locale } from './path.ts';

/** All fourteen locales in the order of the dialog, English first. */
export const allLocales: readonly Locale[] = countries.flatMap((country) =>
  languages.map((language) => ({ country: country.code, language: language.code })),
);

/** Builds the tag of `<html lang>` and hreflang: `uae`, `en` → `en-AE` (rulings 7 and 8). */
export function htmlLang(country: CountryCode, language: LanguageCode): string {
  return `${language}-${resolveCountry(country).iso}`;
}
