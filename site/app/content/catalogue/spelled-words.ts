import { allowedErrors, editDistance } from '../../../../contract/edit-distance.ts';
import { foldWords } from '../../../../contract/fold.ts';

const mostErrors = allowedErrors(Number.POSITIVE_INFINITY);

/** The words of the names as spelled there; without the article if the word also occurs without it. */
export function createVocabulary() {
  const spellings = new Map<string, string>();
  return {
    add: (text: string) => {
      for (const spelling of text.split(/[^\p{L}\p{M}\p{N}'’]+/u)) {
        const [word] = foldWords(spelling);
        if (word === undefined || /^\d/.test(word)) continue;
        const known = spellings.get(word);
        if (known === undefined || spelling.length < known.length) spellings.set(word, spelling.toLowerCase());
      }
    },
    has: (word: string) => spellings.has(word),
    spell: (word: string) => spellings.get(word) ?? word,
    /** The word with the fewest errors, or one that starts with it; null when none is similar. */
    findNearest: (word: string): string | null => {
      let best: { word: string; errors: number } | null = null;
      for (const known of spellings.keys()) {
        if (Math.abs(known.length - word.length) > mostErrors && !known.startsWith(word)) continue;
        const errors = known.startsWith(word) ? 0 : editDistance(word, known);
        if (errors <= allowedErrors(word.length) && (best === null || errors < best.errors))
          best = { word: known, errors };
      }
      return best?.word ?? null;
    },
  };
}
