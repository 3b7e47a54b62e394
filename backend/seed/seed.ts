import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { type CountryCode, countryCodes } from '../../contract/countries.ts';
import type { Content } from '../content/content.ts';
import { readContentSources } from '../content/content-files.ts';
import { loadContent } from '../content/load-content.ts';
import type { MediaManifest } from '../content/media-manifest.ts';
import type { Database } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { entries } from '../db/schema/entries.ts';
import { media } from '../db/schema/media.ts';
import { menuItems } from '../db/schema/menus.ts';
import { products, productTerms, variations } from '../db/schema/products.ts';
import { searchDocuments, searchWords } from '../db/schema/search.ts';
import { seedState } from '../db/schema/seed-state.ts';
import { terms } from '../db/schema/terms.ts';
import { buildSearchDocuments, buildSearchWords } from './build-search.ts';
import { buildSite } from './build-site.ts';
import type { SiteRows } from './site.ts';
import { addSyntheticProducts } from './synthetic-products.ts';

/** The code the rows depend on: search stores words as this code folds them. */
const CODE = ['.', '../content/', '../content/schema/', '../search/', '../../contract/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

export type Synthetic = { amount: number; country: CountryCode };
export type SeedResult = { applied: boolean; products: number; missingMedia: string[] };

/**
 * Loads the content folder into the database, unless it already holds the rows of this content, media and code. One
 * transaction: readers see the old content or the new.
 */
export async function seed(options: {
  db: Database;
  manifest: MediaManifest;
  contentDir: string;
  synthetic?: Synthetic;
}): Promise<SeedResult> {
  const { db, manifest, contentDir, synthetic } = options;
  const hash = await hashOf({ manifest, contentDir, synthetic });
  const [state] = await db.select().from(seedState).where(eq(seedState.name, 'content'));
  if (state?.value === hash) return { applied: false, products: 0, missingMedia: [] };
  return applyContent(db, withSynthetic(await loadContent(contentDir), synthetic), manifest, hash);
}

/** Replaces the database's content with loaded content, in all countries or some; `hash` is stored as its source. */
export async function applyContent(
  db: Database,
  content: Content,
  manifest: MediaManifest,
  hash: string,
  countries: readonly CountryCode[] = countryCodes,
): Promise<SeedResult> {
  const missing = new Set<string>();
  function* buildSites() {
    for (const country of countries) {
      const { rows, missingMedia } = buildSite(content, manifest, country);
      for (const ref of missingMedia) missing.add(ref);
      yield rows;
    }
  }
  const count = await replaceRows(db, buildSites(), content, hash);
  return { applied: true, products: count, missingMedia: [...missing].sort() };
}

/** Replaces the database's content with the rows of sites; `content` provides the synonyms. */
export async function replaceRows(
  db: Database,
  sites: Iterable<SiteRows>,
  content: Content,
  hash: string,
): Promise<number> {
  const words = new Map<string, number>();
  let count = 0;
  await db.transaction(async (transaction) => {
    await transaction.execute(
      sql`truncate ${media}, ${terms}, ${entries}, ${products}, ${productTerms}, ${variations}, ${menuItems}, ${searchDocuments}, ${searchWords}`,
    );
    for (const rows of sites) {
      count += rows.products.length;
      await insertRows(transaction, media, rows.media);
      await insertRows(transaction, terms, rows.terms);
      await insertRows(transaction, entries, rows.entries);
      await insertRows(transaction, products, rows.products);
      await insertRows(transaction, productTerms, rows.productTerms);
      await insertRows(transaction, variations, rows.variations);
      await insertRows(transaction, menuItems, rows.menuItems);
      const documents = buildSearchDocuments(content, rows);
      await insertRows(transaction, searchDocuments, documents);
      for (const { word, weight } of buildSearchWords(documents)) words.set(word, (words.get(word) ?? 0) + weight);
    }
    await insertRows(
      transaction,
      searchWords,
      [...words].map(([word, weight]) => ({ word, weight })),
    );
    await transaction.delete(seedState).where(eq(seedState.name, 'content'));
    await transaction.insert(seedState).values({ name: 'content', value: hash });
  });
  // PGlite has no autovacuum: without statistics the planner knows no sizes, and written rows would stay in the pending
  // lists of the search's indexes, which each search reads through.
  await db.execute(sql`vacuum analyze`);
  return count;
}

function withSynthetic(content: Content, synthetic: Synthetic | undefined): Content {
  return synthetic === undefined ? content : addSyntheticProducts(content, synthetic.amount, synthetic.country);
}

/** A hash of the rows' inputs: content, media, code, and the requested synthetic products. */
async function hashOf(of: { manifest: MediaManifest; contentDir: string; synthetic: Synthetic | undefined }) {
  const hash = createHash('sha256');
  for (const { name, bytes } of await readContentSources(of.contentDir)) hash.update(`${name}\0`).update(bytes);
  hash.update(JSON.stringify([of.manifest, of.synthetic ?? null]));
  for (const folder of CODE) {
    for (const name of (await readdir(folder)).sort())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(await readFile(`${folder}${name}`));
  }
  return hash.digest('hex');
}
