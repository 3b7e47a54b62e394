import type { Locale } from '../locale/path.ts';

/** How many are remembered on this device, per country and language. */
const MAX = 12;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads the slugs of a locale's recently viewed products on this device, latest first. */
export function readRecentSlugs(memory: Memory, locale: Locale): string[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(buildKey(locale)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string' && slug !== '').slice(0, MAX) : [];
  } catch {
    // Storage may be blocked or hold something else: then there are none.
    return [];
  }
}

/** Records a viewed product, and returns those viewed before it. */
export function noteRecentSlug(memory: Memory, locale: Locale, slug: string): string[] {
  const before = readRecentSlugs(memory, locale).filter((one) => one !== slug);
  try {
    memory.setItem(buildKey(locale), JSON.stringify([slug, ...before].slice(0, MAX)));
  } catch {
    // A full or blocked storage is ignored.
  }
  return before;
}

function buildKey({ country, language }: Locale): string {
  return `recently-viewed ${country} ${language}`;
}
