import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/schema/search.ts';
import { stripPrefix } from './fold.ts';
import { allowedSlips, editDistance } from './likeness.ts';

/** What one typed word is looked for as: any of these words, or of the words that begin so. */
export type WordMeaning = { words: string[]; asPrefix: boolean };

const MOST_MEANINGS = 4;
const MOST_CANDIDATES = 40;
/** Of words this unlike nobody recognises one in the other. */
const LEAST_SIMILARITY = 0.15;

/** Takes folded words, gives what each is looked for as: itself, its beginning, without its prefix, or what it was meant to be. */
export async function resolveWords(db: Database, words: string[]): Promise<WordMeaning[]> {
  const stripped = words.flatMap((word) => stripPrefix(word) ?? []);
  const known = await findKnown(db, [...words, ...stripped]);
  const unknown = words.filter((word) => !known.has(word) && !/^\d+$/.test(word));
  const guesses = unknown.length === 0 ? [] : await findGuesses(db, unknown);

  return words.map((word) => {
    const bare = stripPrefix(word);
    const bareKnown = bare !== null && known.has(bare);
    if (known.has(word)) return { words: bareKnown ? [word, bare] : [word], asPrefix: false };
    if (bareKnown) return { words: [bare], asPrefix: false };
    const own = guesses.filter((guess) => guess.typed === word);
    if (own.some((guess) => guess.word.startsWith(word))) return { words: [word], asPrefix: true };
    const meant = pickMeant(word, own);
    return { words: meant.length === 0 ? [word] : meant, asPrefix: false };
  });
}

type Guess = { typed: string; word: string; weight: number };

/** The likeliest words somebody meant: fewest slips first, then the commoner word. */
function pickMeant(typed: string, guesses: Guess[]): string[] {
  const near = guesses
    .map((guess) => ({ ...guess, slips: editDistance(typed, guess.word) }))
    .filter(({ slips }) => slips <= allowedSlips(typed.length))
    .sort((one, other) => one.slips - other.slips || other.weight - one.weight);
  const fewest = near[0]?.slips ?? 0;
  return near
    .filter(({ slips }) => slips === fewest)
    .map(({ word }) => word)
    .slice(0, MOST_MEANINGS);
}

async function findKnown(db: Database, words: string[]): Promise<Set<string>> {
  const rows = await db.select({ word: searchWords.word }).from(searchWords).where(inArray(searchWords.word, words));
  return new Set(rows.map((row) => row.word));
}

/** For every typed word the words most like it by trigrams, and those that begin with it. */
async function findGuesses(db: Database, typed: string[]): Promise<Guess[]> {
  const found = typed.map((word): SQL => {
    const likeness = sql`similarity(${searchWords.word}, ${word})`;
    return sql`(select ${word}::text as typed, ${searchWords.word} as word, ${searchWords.weight} as weight from ${searchWords} where ${likeness} > ${LEAST_SIMILARITY} or ${searchWords.word} like ${`${word}%`} order by ${searchWords.word} like ${`${word}%`} desc, ${likeness} desc limit ${MOST_CANDIDATES})`;
  });
  const guesses = sql`(${sql.join(found, sql` union all `)}) as guesses`;
  return db.select({ typed: sql<string>`typed`, word: sql<string>`word`, weight: sql<number>`weight` }).from(guesses);
}
