/** Orders mixed text: HarfBuzz shapes runs of one direction and leaves their order to its caller. */
import createBidi from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

const bidi = createBidi();
/** The invisible Arabic letter mark (U+061C). */
const ARABIC_MARK = '\u061c';

/**
 * The embedding level of each character of a paragraph (UAX 9): even reads left to right, odd right to left, numbers
 * in Arabic are 2: `زيت 300 مل` → `1 1 1 1 2 2 2 1 1 1`.
 */
export function resolveLevels(text: string, base: Direction): number[] {
  // Treat a right-to-left paragraph as Arabic, even one of digits alone: else a sign's side depends on its context.
  const before = base === 'rtl' ? ARABIC_MARK : '';
  const { levels } = bidi.getEmbeddingLevels(before + text, base);
  let at = before.length;
  return Array.from(text, (character) => {
    const level = levels[at] ?? 0;
    at += character.length;
    return level;
  });
}

/** Orders the runs of a line, given in reading order, as they stand from left to right (UAX 9, rule L2). */
export function orderRuns<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
