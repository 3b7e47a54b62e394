import { hasConsent } from '../analytics/consent.ts';
import type { Locale } from '../locale/path.ts';
import { parseSearchKey } from './search-query.ts';

/** How many are remembered on this device, per country and language. */
const MAX = 6;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads a locale's last searches on this device, latest first; none without "Understood". */
export function readRecentSearches(memory: Memory, cookies: string, locale: Locale): string[] {
  if (!hasConsent(cookies)) return [];
  try {
    const kept: unknown = JSON.parse(memory.getItem(buildKey(locale)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string' && key !== '').slice(0, MAX) : [];
  } catch {
    // Storage may be blocked or hold something else: then there are none.
    return [];
  }
}

/** Remembers a search on this device, after "Understood" only. */
export function noteSearch(memory: Memory, cookies: string, locale: Locale, typed: string): void {
  const key = parseSearchKey(typed);
  if (key === '' || !hasConsent(cookies)) return;
  const before = readRecentSearches(memory, cookies, locale).filter((one) => one !== key);
  try {
    memory.setItem(buildKey(locale), JSON.stringify([key, ...before].slice(0, MAX)));
  } catch {
    // A full or blocked storage is ignored.
  }
}

function buildKey({ country, language }: Locale): string {
  return `recent-searches ${country} ${language}`;
}
