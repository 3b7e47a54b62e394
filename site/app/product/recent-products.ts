import type { Locale } from '../locale/path.ts';

/** As many as are remembered on this device, for each country and language. */
const MOST = 12;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Gives the slugs of the products last looked at in a locale on this device, the latest first. */
export function readRecentSlugs(memory: Memory, locale: Locale): string[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(buildKey(locale)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string' && slug !== '').slice(0, MOST) : [];
  } catch {
    // Storage may be refused or hold something else: then nothing was looked at.
    return [];
  }
}

/** Notes that a product was looked at, and gives the ones looked at before it. */
export function noteRecentSlug(memory: Memory, locale: Locale, slug: string): string[] {
  const before = readRecentSlugs(memory, locale).filter((one) => one !== slug);
  try {
    memory.setItem(buildKey(locale), JSON.stringify([slug, ...before].slice(0, MOST)));
  } catch {
    // A full or refused storage remembers nothing.
  }
  return before;
}

function buildKey({ country, language }: Locale): string {
  return `recently-viewed ${country} ${language}`;
}
