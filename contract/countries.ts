/** Countries: one record of each, in the order of selectors and sitemaps (spec §1, §9). */
import { inLanguage, type LanguageCode, type Translated } from './languages.ts';
import type { Marketplace } from './marketplaces.ts';
import { cleanPhone } from './phone.ts';

type CountryFacts = {
  /** Three letters: the first segment of the country's paths. */
  code: string;
  /** ISO 3166: the region of language tags and the name of the flag's file; the number is the map data's key. */
  iso: string;
  isoNumber: string;
  name: Translated;
  /** The name inside a sentence, where it differs: with an article. */
  nameInSentence?: Translated;
  /** The language of a visitor who has chosen none (spec §1). */
  defaultLanguage: LanguageCode;
  timeZone: string;
  /** The calling code of its telephone numbers, without the plus. */
  dialCode: string;
  /** The area that its own map shows, in degrees. */
  view: { west: number; east: number; south: number; north: number };
  /** Its pin on the map, at longitude and latitude. */
  city: { name: Translated; at: readonly [longitude: number, latitude: number] };
  /** The marketplaces of the country, in the order of the buttons; others follow. */
  marketplaces: readonly Marketplace[];
};

const FACTS = [
  {
    code: 'uae',
    iso: 'AE',
    isoNumber: '784',
    name: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
    nameInSentence: { en: 'the United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
    defaultLanguage: 'en',
    timeZone: 'Asia/Dubai',
    dialCode: '971',
    view: { west: 51.3, east: 56.7, south: 22.5, north: 26.4 },
    city: { name: { en: 'Dubai', ar: 'دبي' }, at: [55.3, 25.2] },
    marketplaces: ['amazon', 'noon', 'talabat', 'lulu'],
  },
  {
    code: 'ksa',
    iso: 'SA',
    isoNumber: '682',
    name: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
    defaultLanguage: 'ar',
    timeZone: 'Asia/Riyadh',
    dialCode: '966',
    view: { west: 34.0, east: 56.2, south: 15.9, north: 32.6 },
    city: { name: { en: 'Riyadh', ar: 'الرياض' }, at: [46.7, 24.7] },
    marketplaces: ['noon', 'amazon', 'lulu'],
  },
  {
    code: 'kwt',
    iso: 'KW',
    isoNumber: '414',
    name: { en: 'Kuwait', ar: 'الكويت' },
    defaultLanguage: 'en',
    timeZone: 'Asia/Kuwait',
    dialCode: '965',
    view: { west: 46.3, east: 48.9, south: 28.35, north: 30.25 },
    city: { name: { en: 'Kuwait City', ar: 'الكويت' }, at: [47.9, 29.4] },
    marketplaces: ['talabat', 'lulu'],
  },
  {
    code: 'qat',
    iso: 'QA',
    isoNumber: '634',
    name: { en: 'Qatar', ar: 'قطر' },
    defaultLanguage: 'en',
    timeZone: 'Asia/Qatar',
    dialCode: '974',
    view: { west: 50.2, east: 52.2, south: 24.3, north: 26.35 },
    city: { name: { en: 'Doha', ar: 'الدوحة' }, at: [51.5, 25.3] },
    marketplaces: ['talabat', 'lulu'],
  },
  {
    code: 'omn',
    iso: 'OM',
    isoNumber: '512',
    name: { en: 'Oman', ar: 'عُمان' },
    defaultLanguage: 'en',
    timeZone: 'Asia/Muscat',
    dialCode: '968',
    view: { west: 51.4, east: 60.4, south: 16.3, north: 26.7 },
    city: { name: { en: 'Muscat', ar: 'مسقط' }, at: [58.4, 23.6] },
    marketplaces: ['talabat', 'lulu'],
  },
  {
    code: 'bhr',
    iso: 'BH',
    isoNumber: '048',
    name: { en: 'Bahrain', ar: 'البحرين' },
    defaultLanguage: 'en',
    timeZone: 'Asia/Bahrain',
    dialCode: '973',
    view: { west: 50.25, east: 50.9, south: 25.72, north: 26.42 },
    city: { name: { en: 'Manama', ar: 'المنامة' }, at: [50.55, 26.1] },
    marketplaces: ['talabat', 'lulu'],
  },
  {
    code: 'egy',
    iso: 'EG',
    isoNumber: '818',
    name: { en: 'Egypt', ar: 'مصر' },
    defaultLanguage: 'en',
    timeZone: 'Africa/Cairo',
    dialCode: '20',
    view: { west: 24.3, east: 37.3, south: 21.6, north: 32.1 },
    city: { name: { en: 'Cairo', ar: 'القاهرة' }, at: [31.2, 30.05] },
    marketplaces: ['noon', 'amazon', 'talabat', 'lulu'],
  },
] as const satisfies readonly CountryFacts[];

export type CountryCode = (typeof FACTS)[number]['code'];
/** The record of a country. */
export type Country = CountryFacts & { code: CountryCode };

export const countries: readonly Country[] = FACTS;
export const countryCodes = countries.map(({ code }) => code);
/** The country for visitors who have not chosen one; its site is at the root of the content service. */
export const defaultCountry: CountryCode = FACTS[0].code;

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));

/** Whether a path segment is a country code, lower case only (spec §5). */
export function isCountryCode(segment: string): segment is CountryCode {
  return byCode.has(segment);
}

/** Resolves the record of a country code. */
export function resolveCountry(code: CountryCode): Country {
  const country = byCode.get(code);
  if (!country) throw new RangeError(`No country has the code ${code}`);
  return country;
}

/** Resolves the country of an international telephone number: `+966 11 000 0000` → ksa; null for other countries. */
export function countryOfPhone(phone: string): CountryCode | null {
  const digits = cleanPhone(phone).replace('+', '');
  return countries.find(({ dialCode }) => digits.startsWith(dialCode))?.code ?? null;
}

/** Builds a record with a value for each country. */
export function byCountry<Value>(make: (code: CountryCode, index: number) => Value): Record<CountryCode, Value> {
  return Object.fromEntries(countryCodes.map((code, index) => [code, make(code, index)])) as Record<CountryCode, Value>;
}

/** A country's name on its own: `United Arab Emirates`. */
export function countryName(code: CountryCode, language: LanguageCode): string {
  return inLanguage(resolveCountry(code).name, language);
}

/** A country's name inside a sentence: `the United Arab Emirates`. */
export function countryInSentence(code: CountryCode, language: LanguageCode): string {
  const { name, nameInSentence = name } = resolveCountry(code);
  return inLanguage(nameInSentence, language);
}

/** Builds the tag for `<html lang>`, hreflang and documents: uae, en → `en-AE` (rulings 7 and 8). */
export function localeTag(country: CountryCode, language: LanguageCode): string {
  return `${language}-${resolveCountry(country).iso}`;
}

/** The folder of a country's site on the content service: none for the default, `/ksa` for ksa (contract notes 4). */
export function siteFolder(country: CountryCode): string {
  return country === defaultCountry ? '' : `/${country}`;
}
