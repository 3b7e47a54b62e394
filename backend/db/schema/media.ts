import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { country, id, language } from './columns.ts';

export const media = pgTable(
  'media',
  {
    country: country(),
    id: id(),
    language: language(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    altText: text('alt_text').notNull(),
    mimeType: text('mime_type').notNull(),
    /** Relative to the uploads folder: `2026/02/plant-amla-3f9c01ab.webp`. */
    path: text('path').notNull(),
    /** The file in the media folder. */
    file: text('file').notNull(),
    width: integer('width'),
    height: integer('height'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.id] }),
    index('media_slug').on(table.country, table.slug),
    index('media_path').on(table.country, table.path),
  ],
);
export type MediaRow = typeof media.$inferSelect;
