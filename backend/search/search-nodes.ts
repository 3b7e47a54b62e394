import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '../countries.ts';
import type { Database } from '../db/database.ts';
import { type SearchKind, searchDocuments } from '../db/schema/search.ts';
import { foldWords } from './fold.ts';
import { resolveWords, type WordMeaning } from './resolve-words.ts';

/** No list of results is read further than the site asks (spec §9: search last 2000). */
const MOST_RESULTS = 2000;
const MOST_WORDS = 12;
/** So many of the best results are put in order a second time, by how much of their name was typed. */
const REORDERED = 60;
/** With fewer results than this that have every word, those that have only some follow. */
const FEW = 5;
/** Rank of a word in the text, among ingredients and tags, in the brand, in the name. */
const WEIGHTS = sql`'{0.02, 0.25, 0.5, 1}'::float4[]`;

type Found = { node: number; name: string; rank: number };

/** Takes what somebody typed, gives the numbers of the nodes it fits, best first. */
export async function searchNodes(
  db: Database,
  of: { country: CountryCode; language: string; kind: SearchKind; text: string },
): Promise<number[]> {
  const typed = [...new Set(foldWords(of.text))].slice(0, MOST_WORDS);
  if (typed.length === 0) return [];
  const meanings = await resolveWords(db, typed);
  const place = and(
    eq(searchDocuments.country, of.country),
    eq(searchDocuments.language, of.language),
    eq(searchDocuments.kind, of.kind),
  );
  const all = await findDocuments(db, place, meanings, ' & ');
  const some = all.length >= FEW || meanings.length === 1 ? [] : await findDocuments(db, place, meanings, ' | ');
  const words = new Set(meanings.flatMap((meaning) => meaning.words));
  const ordered = [...reorder(all, words), ...reorder(some, words)];
  return [...new Set(ordered.map(({ node }) => node))];
}

async function findDocuments(
  db: Database,
  place: SQL | undefined,
  meanings: WordMeaning[],
  operator: ' & ' | ' | ',
): Promise<Found[]> {
  const { node, name, vector, position } = searchDocuments;
  const queries = meanings.map(buildWordQuery);
  const query = sql`to_tsquery('arabic', ${queries.join(operator)})`;
  // Of two results that have only some of the words, the one that has more of them is the better.
  const coverage =
    operator === ' & '
      ? sql`0`
      : sql.join(
          queries.map((word) => sql`(${vector} @@ to_tsquery('arabic', ${word}))::int`),
          sql` + `,
        );
  const rank = sql<number>`ts_rank(${WEIGHTS}, ${vector}, ${query}) + ${coverage}`;
  return db
    .select({ node, name, rank: rank.as('rank') })
    .from(searchDocuments)
    .where(and(place, sql`${vector} @@ ${query}`))
    .orderBy(sql`rank desc`, position)
    .limit(MOST_RESULTS);
}

/** Folded words hold nothing but letters and digits, so they need no quoting. */
function buildWordQuery({ words, asPrefix }: WordMeaning): string {
  return `(${words.map((word) => (asPrefix ? `${word}:*` : word)).join(' | ')})`;
}

/** Puts first, among the best, the names that are what was typed and little else. */
function reorder(found: Found[], words: Set<string>): Found[] {
  const best = found.slice(0, REORDERED).map((row) => ({ row, score: row.rank + nameFit(row.name, words) }));
  best.sort((one, other) => other.score - one.score);
  return [...best.map(({ row }) => row), ...found.slice(REORDERED)];
}

/** How much of a name was typed, 0 to 1, in the language it fits better. */
function nameFit(names: string, words: Set<string>): number {
  const fits = names.split('\n').map((name) => {
    const parts = name.split(' ').filter((part) => part !== '');
    const typed = parts.filter((part) =>
      [...words].some((word) => part === word || (word.length > 2 && part.startsWith(word))),
    );
    return parts.length === 0 ? 0 : typed.length / parts.length;
  });
  return Math.max(0, ...fits);
}
