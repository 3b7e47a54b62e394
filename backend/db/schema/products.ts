import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Json } from '../json.ts';
import { country, id, language, translation } from './columns.ts';
import type { Status } from './entries.ts';

/** `variation`: whether variations differ by it. */
type ProductAttribute = { name: string; label: string; options: string[]; variation: boolean };

/**
 * Products. A list shows a product with its terms and pictures: their ids are in the row, in order,
 * so that a page of products costs one query for the rows, one for the terms and one for the pictures.
 */
export const products = pgTable(
  'products',
  {
    country: country(),
    id: id(),
    language: language(),
    translation: translation(),
    status: text('status').$type<Status>().notNull(),
    kind: text('kind').$type<'SimpleProduct' | 'VariableProduct'>().notNull(),
    /** Decoded; the contract shows it percent-encoded (NOTES 23). */
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    description: text('description').notNull(),
    /** Its barcode number, if it has one size. */
    gtin: text('gtin'),
    menuOrder: integer('menu_order').notNull(),
    published: timestamp('published', { mode: 'string', precision: 0 }).notNull(),
    /** The time its editor last saved it, in GMT. */
    modified: timestamp('modified', { mode: 'string', precision: 0 }).notNull(),
    image: integer('image'),
    gallery: integer('gallery').array().notNull(),
    categories: integer('categories').array().notNull(),
    tags: integer('tags').array().notNull(),
    ingredients: integer('ingredients').array().notNull(),
    related: integer('related').array().notNull(),
    attributes: jsonb('attributes').$type<ProductAttribute[]>().notNull().default([]),
    meta: jsonb('meta').$type<Record<string, string>>().notNull(),
    fields: jsonb('fields').$type<Record<string, Json>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.id] }),
    index('products_newest').on(table.country, table.language, table.published, table.id),
    index('products_order').on(table.country, table.language, table.menuOrder, table.id),
    index('products_name').on(table.country, table.language, table.name, table.id),
    index('products_slug').on(table.country, table.slug),
    index('products_translation').on(table.country, table.translation),
  ],
);
export type ProductRow = typeof products.$inferSelect;

/** The products under each term, ancestors included, with their sort keys for indexed pages. */
export const productTerms = pgTable(
  'product_terms',
  {
    country: country(),
    term: integer('term').notNull(),
    product: integer('product').notNull(),
    menuOrder: integer('menu_order').notNull(),
    published: timestamp('published', { mode: 'string', precision: 0 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.term, table.product] }),
    index('product_terms_order').on(table.country, table.term, table.menuOrder, table.product),
    index('product_terms_newest').on(table.country, table.term, table.published, table.product),
  ],
);

export const variations = pgTable(
  'variations',
  {
    country: country(),
    id: id(),
    product: integer('product').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    gtin: text('gtin'),
    image: integer('image'),
    attributes: jsonb('attributes').$type<{ name: string; label: string; value: string }[]>().notNull(),
    meta: jsonb('meta').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.id] }),
    index('variations_product').on(table.country, table.product, table.id),
  ],
);
export type VariationRow = typeof variations.$inferSelect;
