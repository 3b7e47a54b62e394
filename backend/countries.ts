import { COUNTRY_CODES, type CountryCode } from '../contract/countries.ts';
import type { Language } from '../contract/languages.ts';

export type { CountryCode, Language };

/** The languages of every site as the translation plugin lists them (NOTES §4). */
export const LANGUAGES = [
  { id: '1', code: 'en', defaultLocale: 'en_US', nativeName: 'English', translatedName: 'English' },
  { id: '5', code: 'ar', defaultLocale: 'ar', nativeName: 'العربية', translatedName: 'Arabic' },
] as const satisfies { code: Language; [key: string]: string }[];

/** The site at the root of the network. */
export const DEFAULT_COUNTRY: CountryCode = 'uae';
export const DEFAULT_LANGUAGE: Language = 'en';

/** Whether a path segment names a site. */
export function isCountry(value: string): value is CountryCode {
  return COUNTRY_CODES.some((code) => code === value);
}

/** The number of a country's site in the network, 1 for the default: `sites/2` in its media addresses. */
export function siteNumber(country: CountryCode): number {
  return COUNTRY_CODES.indexOf(country) + 1;
}

/** The path before everything of a country's site: nothing for the default, `/ksa` for the others. */
export function sitePrefix(country: CountryCode): string {
  return country === DEFAULT_COUNTRY ? '' : `/${country}`;
}
