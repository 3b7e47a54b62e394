import { foldLetters } from '../../../contract/fold.ts';
import { likeness, trigrams } from '../words/likeness.ts';
import { toSingular } from '../words/singular.ts';

/** Finds slugs by the words of another address. */
export type SlugMatcher = {
  /** The only slug an old one can mean, or null: the same words, or the one slug that has all of them. */
  matchSlug: (old: string) => string | null;
  /** The slugs most similar to the words, best first. */
  nearestSlugs: (words: string, limit: number) => string[];
};

/** Words that do not identify a page: sizes, units, packs. */
const FILLER =
  /^(?:\d+|\d*(?:ml|l|ltr|g|gm|gms|kg|pcs|pc|oz|s)|pack|product|products|range|the|and|with|of|for|by|html?|php|aspx?)$/;
const MIN_ALIKE = 0.3;
const MAX_EXTRA_WORDS = 2;

/**
 * Splits a slug, a file name or a sentence into meaningful words: `Amla-Hair-Oils_200ml` → amla, hair, oil. Arabic stays
 * as it is spelled: a search field shows these words.
 */
export function slugWords(text: string, ignored: ReadonlySet<string> = new Set()): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter((word) => word !== '' && !FILLER.test(word) && !ignored.has(word)).map(toSingular);
}

/** Creates a matcher over slugs; `ignored` are meaningless words in old addresses, such as a company's name. */
export function createSlugMatcher(slugs: readonly string[], ignored: readonly string[] = []): SlugMatcher {
  const known = new Set(slugs);
  const skipped = new Set(ignored);
  const wordsOf = slugs.map((slug) => new Set(slugWords(foldLetters(slug))));
  /** The old site also wrote `skin-care` as `skincare`. */
  const joined = new Map(slugs.map((slug) => [slug.replaceAll('-', ''), slug]));
  const byWord = new Map<string, number[]>();
  for (const [index, words] of wordsOf.entries()) {
    for (const word of words) {
      const list = byWord.get(word);
      if (list) list.push(index);
      else byWord.set(word, [index]);
    }
  }

  function matchSlug(old: string): string | null {
    const same = known.has(old) ? old : joined.get(old.replace(/[-_ ]/g, ''));
    if (same !== undefined) return same;
    const words = [...new Set(slugWords(foldLetters(old), skipped))];
    const rarest = words.map((word) => byWord.get(word) ?? []).sort((one, other) => one.length - other.length)[0];
    let best: { index: number; extra: number; isAlone: boolean } | null = null;
    for (const index of rarest ?? []) {
      const has = wordsOf[index];
      if (!has || !words.every((word) => has.has(word))) continue;
      const extra = has.size - words.length;
      if (!best || extra < best.extra) best = { index, extra, isAlone: true };
      else if (extra === best.extra) best.isAlone = false;
    }
    // A single common word ("oil") identifies nothing, even if only one slug has it.
    const isSure = best?.isAlone && (best.extra === 0 || (words.length > 1 && best.extra <= MAX_EXTRA_WORDS));
    return best && isSure ? (slugs[best.index] ?? null) : null;
  }

  function nearestSlugs(text: string, limit: number): string[] {
    const words = new Set(slugWords(foldLetters(text), skipped));
    const parts = trigrams([...words].join(' '));
    if (words.size === 0) return [];
    const none: ReadonlySet<string> = new Set();
    return slugs
      .map((slug, index) => {
        const has = wordsOf[index] ?? none;
        // Whole words first, then shared letters, which tolerate misspellings.
        return { slug, score: (likeness(words, has) + 2 * likeness(parts, trigrams([...has].join(' ')))) / 3 };
      })
      .filter((found) => found.score >= MIN_ALIKE)
      .sort((one, other) => other.score - one.score || one.slug.length - other.slug.length)
      .slice(0, limit)
      .map((found) => found.slug);
  }

  return { matchSlug, nearestSlugs };
}
