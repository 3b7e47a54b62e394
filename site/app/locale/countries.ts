import type { LanguageCode } from './languages.ts';

/** One of the seven country codes a path may name (spec §5). */
export type CountryCode = 'uae' | 'ksa' | 'kwt' | 'qat' | 'omn' | 'bhr' | 'egy';

/** What the site knows of a country without asking the content. */
export type Country = {
  code: CountryCode;
  /** ISO 3166 two-letter code, upper case: the region of `htmlLang` and hreflang. */
  iso: string;
  name: Record<LanguageCode, string>;
  /** File name in the 4×3 flag set. */
  flag: string;
  timeZone: string;
  /** spec §1: Arabic for ksa, English otherwise. */
  defaultLanguage: LanguageCode;
};

/** The seven countries in the order of the country dialog (spec §2), Egypt last. */
export const countries: readonly Country[] = [
  {
    code: 'uae',
    iso: 'AE',
    name: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
    flag: 'ae.svg',
    timeZone: 'Asia/Dubai',
    defaultLanguage: 'en',
  },
  {
    code: 'ksa',
    iso: 'SA',
    name: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
    flag: 'sa.svg',
    timeZone: 'Asia/Riyadh',
    defaultLanguage: 'ar',
  },
  {
    code: 'kwt',
    iso: 'KW',
    name: { en: 'Kuwait', ar: 'الكويت' },
    flag: 'kw.svg',
    timeZone: 'Asia/Kuwait',
    defaultLanguage: 'en',
  },
  {
    code: 'qat',
    iso: 'QA',
    name: { en: 'Qatar', ar: 'قطر' },
    flag: 'qa.svg',
    timeZone: 'Asia/Qatar',
    defaultLanguage: 'en',
  },
  {
    code: 'omn',
    iso: 'OM',
    name: { en: 'Oman', ar: 'عُمان' },
    flag: 'om.svg',
    timeZone: 'Asia/Muscat',
    defaultLanguage: 'en',
  },
  {
    code: 'bhr',
    iso: 'BH',
    name: { en: 'Bahrain', ar: 'البحرين' },
    flag: 'bh.svg',
    timeZone: 'Asia/Bahrain',
    defaultLanguage: 'en',
  },
  {
    code: 'egy',
    iso: 'EG',
    name: { en: 'Egypt', ar: 'مصر' },
    flag: 'eg.svg',
    timeZone: 'Africa/Cairo',
    defaultLanguage: 'en',
  },
];

/** The country of a visitor who names none (spec §9). */
export const defaultCountry: CountryCode = 'uae';

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));

/** Tells whether a path segment is one of the seven codes, lower case only (spec §5). */
export function isCountryCode(segment: string): segment is CountryCode {
  return byCode.has(segment);
}

/** Gives the record of a country code. */
export function resolveCountry(code: CountryCode): Country {
  const country = byCode.get(code);
  if (!country) throw new RangeError(`No country has the code ${code}`);
  return country;
}
