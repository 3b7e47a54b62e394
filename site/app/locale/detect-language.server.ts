import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../../contract/languages.ts';
import { parseLanguageCookie } from './language-cookie.ts';

/** No browser sends a longer header. */
const MAX_HEADER = 1000;

/**
 * Resolves the language of a first visit to the root (spec §4): the saved cookie, then the browser's languages, then
 * English. Only for `/`: every other address names its language (rulings 2.5).
 */
export function detectLanguage(headers: Headers): LanguageCode {
  const saved = parseLanguageCookie(headers.get('cookie'));
  return saved ?? parseAcceptLanguage(headers.get('accept-language')) ?? defaultLanguage;
}

/**
 * Parses Accept-Language into the first of our languages the visitor prefers. Each entry, best first, is tried as it
 * is, then by its primary part: `fr, ar-SA;q=0.9, en;q=0.8` → `ar`.
 */
export function parseAcceptLanguage(header: string | null): LanguageCode | null {
  if (header === null || header.length > MAX_HEADER) return null;
  const entries = header
    .split(',')
    .map(parseEntry)
    .filter((entry) => entry.quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of entries) {
    if (isLanguageCode(tag)) return tag;
    const primary = tag.split('-', 1)[0] ?? '';
    if (isLanguageCode(primary)) return primary;
  }
  return null;
}

function parseEntry(entry: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { tag, quality: Number.isFinite(quality) ? quality : 0 };
}
