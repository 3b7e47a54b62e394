import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { country, language } from './columns.ts';
import type { EntryType } from './entries.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const PLACE = `to_tsvector('simple', place)`;
const NAME = `setweight(to_tsvector('bilingual', name), 'A') || setweight(to_tsvector('bilingual', brand), 'B')`;
const WORDS = `setweight(to_tsvector('bilingual', words), 'C')`;

export type SearchKind = 'product' | EntryType;

/**
 * The index that searches read: one row per node and language, its words folded (`contract/fold.ts`), in three vectors,
 * each including the one before: names, subjects, everything. Vectors are as short as possible, because the cost of a
 * search is reading the vectors of all its matches. `place` (`uae en product`) is in each of them, so that the index
 * alone finds the right rows. The `bilingual` configuration, created in the migration, stems both scripts: Arabic words
 * as Arabic, Latin ones as English.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    country: country(),
    language: language(),
    kind: text('kind').$type<SearchKind>().notNull(),
    node: integer('node').notNull(),
    place: text('place').notNull(),
    /** The list's own order, for nodes that fit equally well. */
    position: integer('position').notNull(),
    /** Folded, a line for each language. */
    name: text('name').notNull(),
    /** The brand, and the type and leading ingredient of a product: under every name people give them. */
    brand: text('brand').notNull(),
    /** Other ingredients, product type, tags, moments: under every name, too. */
    words: text('words').notNull(),
    body: text('body').notNull(),
    called: tsvector('called').generatedAlwaysAs((): SQL => sql.raw(`${PLACE} || ${NAME}`)),
    about: tsvector('about').generatedAlwaysAs((): SQL => sql.raw(`${PLACE} || ${NAME} || ${WORDS}`)),
    full: tsvector('full').generatedAlwaysAs(
      (): SQL => sql.raw(`${PLACE} || ${NAME} || ${WORDS} || to_tsvector('bilingual', body)`),
    ),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.language, table.kind, table.node] }),
    index('search_documents_called').using('gin', table.called),
    index('search_documents_about').using('gin', table.about),
    index('search_documents_full').using('gin', table.full),
  ],
);
export type SearchDocumentRow = Omit<typeof searchDocuments.$inferSelect, 'called' | 'about' | 'full'>;

/** Every folded word of every document: words that need no correction, and the candidates for corrections. */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  /**
   * How many documents have it in their names, brands or other words; 0 for words of texts only, which are never
   * corrections.
   */
  weight: integer('weight').notNull(),
});
export type SearchWordRow = typeof searchWords.$inferSelect;
