import { type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import { foldWords } from '../../contract/fold.ts';
import type { Database } from '../db/database.ts';
import { type SearchKind, searchDocuments } from '../db/schema/search.ts';
import { nameFit } from './name-fit.ts';
import { buildPlace } from './place.ts';
import { resolveWords, type WordMeaning } from './resolve-words.ts';
import { isStopWord } from './stop-words.ts';

/** No list of results is read further than the site asks (spec §9: search last 2000). */
const MOST_RESULTS = 2000;
/** Of results that fit less well than by their name nobody pages through thousands. */
const MOST_WEAKER = 400;
const MOST_WORDS = 8;
/** Nobody types more by hand, and what is not typed by hand is not searched. */
const MOST_LETTERS = 200;
const LONGEST_WORD = 40;
/** With so many named so, those that are only about it add nothing. */
const ENOUGH = 200;
/** With fewer than this, those follow whose text has the words, and then those that lack some of the words. */
const FEW = 8;
/** Rank of a word in the text, among ingredients and tags, in the brand, in the name. */
const WEIGHTS = sql`'{0.02, 0.25, 0.5, 1}'::float4[]`;

const { node, name, position, called, about, full } = searchDocuments;

/** Takes what somebody typed, gives the numbers of the nodes it fits, best first. */
export async function searchNodes(
  db: Database,
  of: { country: CountryCode; language: string; kind: SearchKind; text: string },
): Promise<number[]> {
  const typed = [...new Set(foldWords(of.text.slice(0, MOST_LETTERS)))].filter((word) => word.length <= LONGEST_WORD);
  const telling = typed.filter((word) => !isStopWord(word));
  const words = (telling.length === 0 ? typed : telling).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const meanings = await resolveWords(db, words);
  const place = buildPlace(of.country, of.language, of.kind);
  const all = buildQuery(place, meanings.map(buildWord).join(' & '));

  const found = new Set(await findCalled(db, all, meanings));
  if (found.size < ENOUGH) add(found, await findAbout(db, all));
  if (found.size < FEW) add(found, await findMentioning(db, all));
  if (found.size < FEW && meanings.length > 1) await addPartly(db, found, place, meanings);
  return [...found];
}

/** Those called so: brand and name hold every word. The less else the name says, the better it fits. */
async function findCalled(db: Database, query: SQL, meanings: WordMeaning[]): Promise<number[]> {
  const rows = await db
    .select({ node, name })
    .from(searchDocuments)
    .where(sql`${called} @@ ${query}`)
    .orderBy(position)
    .limit(MOST_RESULTS);
  const words = new Set(meanings.flatMap((meaning) => meaning.words));
  return rows
    .map((row) => ({ node: row.node, fit: nameFit(row.name, words) }))
    .sort((one, other) => other.fit - one.fit)
    .map((row) => row.node);
}

/** Those about it: words of the name, the brand, the ingredients, the type and the tags together hold every word. */
async function findAbout(db: Database, query: SQL): Promise<number[]> {
  const rows = await db
    .select({ node })
    .from(searchDocuments)
    .where(sql`${about} @@ ${query}`)
    .orderBy(sql`ts_rank(${WEIGHTS}, ${about}, ${query}) desc`, position)
    .limit(MOST_WEAKER);
  return rows.map((row) => row.node);
}

/** Those whose text holds what their name and tags do not. */
async function findMentioning(db: Database, query: SQL): Promise<number[]> {
  const rows = await db
    .select({ node })
    .from(searchDocuments)
    .where(sql`${full} @@ ${query}`)
    .orderBy(position)
    .limit(MOST_WEAKER);
  return rows.map((row) => row.node);
}

/** Those that hold only some of the words: beginning with the rarest word, which says most, the fullest first. */
async function addPartly(db: Database, found: Set<number>, place: string, meanings: WordMeaning[]): Promise<void> {
  const rarestFirst = meanings.filter(({ weight }) => weight > 0).sort((one, other) => one.weight - other.weight);
  for (const meaning of rarestFirst) {
    if (found.size >= FEW) return;
    const held = rarestFirst.map((other) => sql`(${about} @@ to_tsquery('bilingual', ${buildWord(other)}))::int`);
    const rows = await db
      .select({ node })
      .from(searchDocuments)
      .where(sql`${about} @@ ${buildQuery(place, buildWord(meaning))}`)
      .orderBy(sql`${sql.join(held, sql` + `)} desc`, position)
      .limit(MOST_WEAKER);
    add(
      found,
      rows.map((row) => row.node),
    );
  }
}

function buildQuery(place: string, words: string): SQL {
  return sql`(to_tsquery('simple', ${place}) && to_tsquery('bilingual', ${words}))`;
}

/** Folded words hold nothing but letters and digits, so they need no quoting. */
function buildWord({ words, asPrefix }: WordMeaning): string {
  return `(${words.map((word) => (asPrefix ? `${word}:*` : word)).join(' | ')})`;
}

function add(found: Set<number>, nodes: number[]): void {
  for (const one of nodes) found.add(one);
}
