import type { CountryCode } from '../../contract/countries.ts';
import { inLanguage, type LanguageCode, languages, type Translated } from '../../contract/languages.ts';
import type { Json } from '../db/json.ts';

export type Reader = {
  country: CountryCode;
  language: LanguageCode;
  /** The picture or file of a media reference in the reader's language, null if set-up made none. */
  mediaId: (ref: string) => number | null;
};

/**
 * Any part of the content as one country reads it in one language: texts picked, items of other countries dropped,
 * media references turned into ids, empty lists into null (NOTES 25).
 */
export function localize(value: unknown, reader: Reader): Json {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    const items = value.filter((item) => isHere(item, reader.country)).map((item) => localize(item, reader));
    return items.length === 0 ? null : items;
  }
  if (typeof value !== 'object') return null;
  if (isTranslated(value)) return localize(inLanguage(value, reader.language), reader);
  const fields = Object.entries(value)
    .filter(([key]) => key !== 'countries' && key !== 'notIn')
    .map(([key, field]): [string, Json] => {
      const isMedia = MEDIA_FIELDS.has(key) && typeof field === 'string';
      return [key, isMedia ? reader.mediaId(field) : localize(field, reader)];
    });
  return Object.fromEntries(fields);
}

function isTranslated(value: object): value is Translated<unknown> {
  return languages.every(({ code, fallback }) => fallback !== null || code in value);
}

const MEDIA_FIELDS = new Set(['image', 'desktopMedia', 'mobileMedia', 'cover', 'document', 'uploadVideo']);

function isHere(item: unknown, country: CountryCode): boolean {
  if (typeof item !== 'object' || item === null) return true;
  if ('countries' in item && Array.isArray(item.countries) && !item.countries.includes(country)) return false;
  return !('notIn' in item && Array.isArray(item.notIn) && item.notIn.includes(country));
}
