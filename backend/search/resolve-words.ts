import { inArray, type SQL, sql } from 'drizzle-orm';
import { allowedErrors, editDistance } from '../../contract/edit-distance.ts';
import { stripPrefix } from '../../contract/fold.ts';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/schema/search.ts';

/** The search terms of a typed word: any of these words, or words that begin with one of these prefixes. */
export type WordMeaning = {
  words: string[];
  asPrefix: boolean;
  /** The number of documents it occurs in; 0 for an unknown word. */
  weight: number;
};

const MAX_MEANINGS = 4;
const MAX_CANDIDATES = 100;
const SHORT = 4;
/** Folded endings of words that sound alike. */
const END = /[اهي]$/;

/**
 * Resolves folded words to search terms: the word itself, words that begin with it, the word without its prefix, or a
 * correction.
 */
export async function resolveWords(db: Database, words: readonly string[]): Promise<WordMeaning[]> {
  const stripped = words.flatMap((word) => stripPrefix(word) ?? []);
  const known = await findKnown(db, [...words, ...stripped]);
  const unknown = words.filter((word) => !known.has(word) && !/^\d+$/.test(word));
  const guesses = unknown.length === 0 ? [] : await findGuesses(db, unknown);

  return words.map((word) => {
    const bare = stripPrefix(word);
    const [own, ofBare] = [known.get(word), bare === null ? undefined : known.get(bare)];
    if (own !== undefined || ofBare !== undefined)
      return {
        words: [...(own === undefined ? [] : [word]), ...(bare === null || ofBare === undefined ? [] : [bare])],
        asPrefix: false,
        weight: 1 + (own ?? 0) + (ofBare ?? 0),
      };
    const candidates = guesses.filter((guess) => guess.typed === word);
    const completions = candidates.filter((guess) => guess.word.startsWith(word));
    if (completions.length > 0) return { words: [word], asPrefix: true, weight: 1 + sumWeights(completions) };
    const meant = pickMeant(word, candidates);
    if (meant.length === 0) return { words: [word], asPrefix: false, weight: 0 };
    return { words: meant.map((guess) => guess.word), asPrefix: false, weight: 1 + sumWeights(meant) };
  });
}

type Guess = { typed: string; word: string; weight: number };

/** The most likely corrections: fewest errors first, then the more common word. */
function pickMeant(typed: string, guesses: readonly Guess[]): Guess[] {
  const near = guesses
    .map((guess) => ({
      ...guess,
      errors: differsInEndingOnly(typed, guess.word) ? 0.5 : editDistance(typed, guess.word),
    }))
    .filter(({ errors }) => errors <= allowedErrors(typed.length))
    .sort((one, other) => one.errors - other.errors || other.weight - one.weight);
  const fewest = near[0]?.errors ?? 0;
  return near.filter(({ errors }) => errors === fewest).slice(0, MAX_MEANINGS);
}

/** `املى` and `املا`: words that end in a long vowel are written with either letter, or with a ta marbuta. */
function differsInEndingOnly(one: string, other: string): boolean {
  return END.test(one) && END.test(other) && one.slice(0, -1) === other.slice(0, -1);
}

function sumWeights(guesses: readonly Guess[]): number {
  return guesses.reduce((sum, { weight }) => sum + weight, 0);
}

/** Which of the words occur at all, and how common they are. */
async function findKnown(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.select().from(searchWords).where(inArray(searchWords.word, words));
  return new Map(rows.map(({ word, weight }) => [word, weight]));
}

/**
 * For each typed word, the words that begin with it and the most similar words, by trigrams. A word of three or four
 * letters has too few trigrams and is compared with all words that begin or end like it. The table has a few thousand
 * words, so a scan is faster than an index.
 */
async function findGuesses(db: Database, typed: readonly string[]): Promise<Guess[]> {
  const { word, weight } = searchWords;
  const found = typed.map((one): SQL => {
    const begins = sql`${word} like ${`${one}%`}`;
    const errors = allowedErrors(one.length);
    const isNear =
      one.length > SHORT
        ? sql`${word} % ${one}`
        : sql`char_length(${word}) between ${one.length - errors} and ${one.length + errors} and (${word} like ${`${one.slice(0, 1)}%`} or ${word} like ${`%${one.slice(-1)}`})`;
    const nearest = one.length > SHORT ? sql`similarity(${word}, ${one})` : weight;
    return sql`(select ${one}::text as typed, ${word} as word, ${weight} as weight from ${searchWords} where ${weight} > 0 and (${begins} or (${isNear})) order by ${begins} desc, ${nearest} desc limit ${MAX_CANDIDATES})`;
  });
  return db
    .select({ typed: sql<string>`typed`, word: sql<string>`word`, weight: sql<number>`weight` })
    .from(sql`(${sql.join(found, sql` union all `)}) as guesses`);
}
