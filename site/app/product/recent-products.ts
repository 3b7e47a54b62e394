import type { Locale } from '../locale/path.ts';
import { addRecentWord, buildLocaleKey, type Memory } from '../ui/kept-json.ts';

/** The number of products remembered on this device, per country and language. */
const MAX = 12;

/** Records a viewed product by its slug, and returns those viewed before it, latest first. */
export function noteRecentSlug(memory: Memory, locale: Locale, slug: string): string[] {
  return addRecentWord(memory, buildLocaleKey('recently-viewed', locale), slug, MAX);
}
