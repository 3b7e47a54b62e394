import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { country, language } from './columns.ts';
import type { EntryType } from './entries.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export type SearchKind = 'product' | EntryType;

/**
 * What a search reads: one row a node and language, its words folded (`search/fold.ts`) and ranked by where they stand.
 * The `arabic` configuration stems both scripts: Arabic words as Arabic, Latin ones as English.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    country: country(),
    language: language(),
    kind: text('kind').$type<SearchKind>().notNull(),
    node: integer('node').notNull(),
    /** The list's own order, for nodes that fit equally well. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    brand: text('brand').notNull(),
    /** Ingredients, product type, tags, moments, and words people use for them. */
    words: text('words').notNull(),
    body: text('body').notNull(),
    vector: tsvector('vector').generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('arabic', name), 'A') || setweight(to_tsvector('arabic', brand), 'B') || setweight(to_tsvector('arabic', words), 'C') || setweight(to_tsvector('arabic', body), 'D')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.language, table.kind, table.node] }),
    index('search_documents_vector').using('gin', table.vector),
  ],
);
export type SearchDocumentRow = Omit<typeof searchDocuments.$inferSelect, 'vector'>;

/** Every folded word of every document: what a mistyped word is compared with. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    /** In how many documents' names, brands and words it stands; 0 for words of the texts alone. */
    weight: integer('weight').notNull(),
  },
  (table) => [index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`)],
);
export type SearchWordRow = typeof searchWords.$inferSelect;
