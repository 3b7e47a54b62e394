import { hasConsent } from '../analytics/consent.ts';
import type { Locale } from '../locale/path.ts';
import { type Memory, noteWord, readWords } from '../ui/kept-json.ts';
import { parseSearchKey } from './search-query.ts';

/** How many are remembered on this device, per country and language. */
const MAX = 6;

/** Reads a locale's last searches on this device, latest first; none without "Understood". */
export function readRecentSearches(memory: Memory, cookies: string, locale: Locale): string[] {
  return hasConsent(cookies) ? readWords(memory, buildKey(locale)).slice(0, MAX) : [];
}

/** Remembers a search on this device, after "Understood" only. */
export function noteSearch(memory: Memory, cookies: string, locale: Locale, typed: string): void {
  const key = parseSearchKey(typed);
  if (key !== '' && hasConsent(cookies)) noteWord(memory, buildKey(locale), key, MAX);
}

function buildKey({ country, language }: Locale): string {
  return `recent-searches ${country} ${language}`;
}
