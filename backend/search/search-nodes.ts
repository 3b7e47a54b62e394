import { type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import { foldWords } from '../../contract/fold.ts';
import type { Database } from '../db/database.ts';
import { type SearchKind, searchDocuments } from '../db/schema/search.ts';
import { nameFit } from './name-fit.ts';
import { buildPlace } from './place.ts';
import { resolveWords, type WordMeaning } from './resolve-words.ts';
import { isStopWord } from './stop-words.ts';

/** The most results the site ever requests (spec §9: search last 2000). */
const MAX_RESULTS = 2000;
/** The most results of the weaker matches, by topic or text. */
const MAX_WEAKER = 400;
const MAX_WORDS = 8;
/** Longer texts are not typed by hand and are cut. */
const MAX_LETTERS = 200;
const MAX_WORD = 40;
/** With this many matches by name, matches by topic are not searched for. */
const ENOUGH = 200;
/** With fewer than this, matches by text follow, then matches of some of the words. */
const MIN_FOUND = 8;
/** Weight of a word in the text, the ingredients and tags, the brand, the name. */
const WEIGHTS = sql`'{0.02, 0.25, 0.5, 1}'::float4[]`;

const { node, name, position, called, about, full } = searchDocuments;

/** Finds the nodes that match a typed text: their ids, best match first. */
export async function searchNodes(
  db: Database,
  of: { country: CountryCode; language: string; kind: SearchKind; text: string },
): Promise<number[]> {
  const typed = [...new Set(foldWords(of.text.slice(0, MAX_LETTERS)))].filter((word) => word.length <= MAX_WORD);
  const telling = typed.filter((word) => !isStopWord(word));
  const words = (telling.length === 0 ? typed : telling).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const meanings = await resolveWords(db, words);
  const place = buildPlace(of.country, of.language, of.kind);
  const all = buildQuery(place, meanings.map(buildWord).join(' & '));

  const found = new Set(await findCalled(db, all, meanings));
  if (found.size < ENOUGH) add(found, await findAbout(db, all));
  if (found.size < MIN_FOUND) add(found, await findMentioning(db, all));
  if (found.size < MIN_FOUND && meanings.length > 1) await addPartly(db, found, place, meanings);
  return [...found];
}

/** Matches by name: brand and name contain every word. The fewer other words in the name, the better the match. */
async function findCalled(db: Database, query: SQL, meanings: readonly WordMeaning[]): Promise<number[]> {
  const rows = await db
    .select({ node, name })
    .from(searchDocuments)
    .where(sql`${called} @@ ${query}`)
    .orderBy(position)
    .limit(MAX_RESULTS);
  const words = new Set(meanings.flatMap((meaning) => meaning.words));
  return rows
    .map((row) => ({ node: row.node, fit: nameFit(row.name, words) }))
    .sort((one, other) => other.fit - one.fit)
    .map((row) => row.node);
}

/** Matches by topic: name, brand, ingredients, type and tags together contain every word. */
async function findAbout(db: Database, query: SQL): Promise<number[]> {
  const rows = await db
    .select({ node })
    .from(searchDocuments)
    .where(sql`${about} @@ ${query}`)
    .orderBy(sql`ts_rank(${WEIGHTS}, ${about}, ${query}) desc`, position)
    .limit(MAX_WEAKER);
  return rows.map((row) => row.node);
}

/** Matches by text: it contains the words missing from name and tags. */
async function findMentioning(db: Database, query: SQL): Promise<number[]> {
  const rows = await db
    .select({ node })
    .from(searchDocuments)
    .where(sql`${full} @@ ${query}`)
    .orderBy(position)
    .limit(MAX_WEAKER);
  return rows.map((row) => row.node);
}

/** Matches of some of the words, by the rarest word first; among those, the ones with the most words first. */
async function addPartly(
  db: Database,
  found: Set<number>,
  place: string,
  meanings: readonly WordMeaning[],
): Promise<void> {
  const rarestFirst = meanings.filter(({ weight }) => weight > 0).sort((one, other) => one.weight - other.weight);
  for (const meaning of rarestFirst) {
    if (found.size >= MIN_FOUND) return;
    const held = rarestFirst.map((other) => sql`(${about} @@ to_tsquery('bilingual', ${buildWord(other)}))::int`);
    const rows = await db
      .select({ node })
      .from(searchDocuments)
      .where(sql`${about} @@ ${buildQuery(place, buildWord(meaning))}`)
      .orderBy(sql`${sql.join(held, sql` + `)} desc`, position)
      .limit(MAX_WEAKER);
    add(
      found,
      rows.map((row) => row.node),
    );
  }
}

function buildQuery(place: string, words: string): SQL {
  return sql`(to_tsquery('simple', ${place}) && to_tsquery('bilingual', ${words}))`;
}

/** Folded words consist of letters and digits, so they need no quoting. */
function buildWord({ words, asPrefix }: WordMeaning): string {
  return `(${words.map((word) => (asPrefix ? `${word}:*` : word)).join(' | ')})`;
}

function add(found: Set<number>, nodes: readonly number[]): void {
  for (const one of nodes) found.add(one);
}
