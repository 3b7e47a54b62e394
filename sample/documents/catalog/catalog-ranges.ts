import { isRange, RANGE_NAMES, type RangeName } from '../../imagery/look/ranges.ts';

/** The ranges for a word in a catalog's name. */
const HOLDS: Record<string, readonly RangeName[]> = {
  hair: ['tarwa', 'faris'],
  skin: ['nadiya', 'mahd', 'naima'],
  oral: ['basma', 'arak', 'qirmiz'],
  balms: ['balsam'],
};

/** The ranges of a catalog, from its name: `hair-and-skin-2026`, `qiwam-pantry-2026`; all when it names none. */
export function rangesOf(catalog: string): RangeName[] {
  const named = catalog.split('-').flatMap((word) => (isRange(word) ? [word] : (HOLDS[word] ?? [])));
  return named.length > 0 ? RANGE_NAMES.filter((range) => named.includes(range)) : RANGE_NAMES;
}
