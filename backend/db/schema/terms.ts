import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Json } from '../json.ts';
import { country, id, language, translation } from './columns.ts';

export type Taxonomy = 'category' | 'productTag' | 'ingredient' | 'postTag';

/** Brands, facets, product types, ingredients and tags. */
export const terms = pgTable(
  'terms',
  {
    country: country(),
    id: id(),
    language: language(),
    translation: translation(),
    taxonomy: text('taxonomy').$type<Taxonomy>().notNull(),
    parent: integer('parent').notNull(),
    /** The order of a list: the editors' order, then the name in its own alphabet. */
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    image: integer('image'),
    count: integer('count').notNull(),
    fields: jsonb('fields').$type<Record<string, Json>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.id] }),
    index('terms_list').on(table.country, table.taxonomy, table.language, table.position),
    index('terms_slug').on(table.country, table.taxonomy, table.slug),
    index('terms_parent').on(table.country, table.parent, table.position),
    index('terms_translation').on(table.country, table.translation),
  ],
);
export type TermRow = typeof terms.$inferSelect;
