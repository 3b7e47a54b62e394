import { allowedErrors, editDistance } from '../../../../contract/edit-distance.ts';
import { slugWords } from '../../redirects/match-slug.ts';

/** Values by the words of their slugs, which are the same in every language. */
export type SlugIndex<Value> = {
  /** Each with its words, a space around each word. */
  entries: readonly { value: Value; words: string }[];
  /** All distinct words. */
  vocabulary: ReadonlySet<string>;
};

/** Weight of a corrected word, relative to an exact match. */
const CORRECTED = 0.9;
/** Letters needed before a word is taken for the start of another. */
const MIN_BEGINNING = 2;
/** The cost of a missing letter at the end, in typing errors. */
const UNFINISHED = 0.1;

type GrowingSlugIndex<Value> = SlugIndex<Value> & {
  /** Adds the value of an address. */
  add: (value: Value, slug: string) => void;
};

export function createSlugIndex<Value>(): GrowingSlugIndex<Value> {
  const entries: { value: Value; words: string }[] = [];
  const vocabulary = new Set<string>();
  return {
    entries,
    vocabulary,
    add: (value, slug) => {
      const words = [...new Set(slugWords(slug))];
      if (words.length === 0) return;
      for (const word of words) vocabulary.add(word);
      entries.push({ value, words: ` ${words.join(' ')} ` });
    },
  };
}

/** Finds the values whose addresses share most with these words, even if misspelt or unfinished. */
export function findNearAddresses<Value>(
  typed: readonly string[],
  lists: readonly SlugIndex<Value>[],
  limit: number,
): Value[] {
  const meant = typed.flatMap((word) => correct(word, lists) ?? []);
  const best: { value: Value; score: number }[] = [];
  if (meant.length === 0) return [];
  for (const { entries } of lists) {
    for (const { value, words } of entries) {
      let shared = 0;
      for (const { word, weight } of meant) if (words.includes(` ${word} `)) shared += weight;
      if (shared === 0) continue;
      const score = (2 * shared) / (typed.length + words.split(' ').length - 2);
      const place = best.findIndex((other) => other.score < score);
      best.splice(place === -1 ? best.length : place, 0, { value, score });
      best.length = Math.min(best.length, limit);
    }
  }
  return best.map(({ value }) => value);
}

/** The word itself if an address has it, else the one with fewest errors or missing letters; null if none is close. */
function correct(word: string, lists: readonly SlugIndex<unknown>[]) {
  if (lists.some(({ vocabulary }) => vocabulary.has(word))) return { word, weight: 1 };
  const most = allowedErrors(word.length);
  let best: { word: string; cost: number } | null = null;
  for (const { vocabulary } of lists) {
    for (const known of vocabulary) {
      const more = known.length - word.length;
      const isBeginning = word.length >= MIN_BEGINNING && known.startsWith(word);
      if (!isBeginning && Math.abs(more) > most) continue;
      const errors = isBeginning ? 0 : editDistance(word, known);
      if (errors > most) continue;
      const cost = errors + Math.max(0, more) * UNFINISHED;
      if (best === null || cost < best.cost) best = { word: known, cost };
    }
  }
  return best && { word: best.word, weight: CORRECTED };
}
