import { hasConsent } from '../analytics/consent.ts';
import type { Locale } from '../locale/path.ts';
import { addRecentWord, buildLocaleKey, type Memory, readWords } from '../ui/kept-json.ts';
import { parseSearchKey } from './search-query.ts';

/** How many are remembered on this device, per country and language. */
const MAX = 6;
const NAME = 'recent-searches';

/** Reads a locale's last searches on this device, latest first; none without "Understood". */
export function readRecentSearches(memory: Memory, cookies: string, locale: Locale): string[] {
  return hasConsent(cookies) ? readWords(memory, buildLocaleKey(NAME, locale)).slice(0, MAX) : [];
}

/** Remembers a search on this device, after "Understood" only. */
export function noteSearch(memory: Memory, cookies: string, locale: Locale, typed: string): void {
  const key = parseSearchKey(typed);
  if (key !== '' && hasConsent(cookies)) addRecentWord(memory, buildLocaleKey(NAME, locale), key, MAX);
}
