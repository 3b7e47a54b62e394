import { resolveCountry } from '../../../contract/countries.ts';
import { resolveLanguage } from '../../../contract/languages.ts';
import type { Locale } from './path.ts';

/**
 * Formats a date in the page's language: Gregorian calendar, Latin digits and a fixed time zone, because Node and
 * browsers differ in their defaults (rulings 8). A date without an offset is in site time and is not converted.
 */
export function formatDate(date: string, locale: Locale): string {
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(date);
  const format = new Intl.DateTimeFormat(`${resolveLanguage(locale.language).tag}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: hasOffset ? resolveCountry(locale.country).timeZone : 'UTC',
  });
  const time = Date.parse(hasOffset ? date : `${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? '' : format.format(time);
}
