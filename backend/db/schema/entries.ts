import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LanguageCode } from '../../../contract/languages.ts';
import type { Json } from '../json.ts';
import { country, id, language, translation } from './columns.ts';

export type EntryType = 'page' | 'post' | 'campaign' | 'location' | 'award';
export type Status = 'publish' | 'draft' | 'future' | 'private';

/** The states that lists leave out: drafts and scheduled entries. */
export const UNPUBLISHED = ['draft', 'future'] as const satisfies Status[];

/** Pages, posts, campaigns, locations and awards. */
export const entries = pgTable(
  'entries',
  {
    country: country(),
    id: id(),
    language: language(),
    translation: translation(),
    /** The language of its texts, if they are not written in its own yet (decision 0073). */
    writtenIn: text('written_in').$type<LanguageCode>(),
    type: text('type').$type<EntryType>().notNull(),
    status: text('status').$type<Status>().notNull(),
    slug: text('slug').notNull(),
    /** Root-relative with a trailing slash, without country: `/our-story/`. */
    uri: text('uri').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    excerpt: text('excerpt').notNull(),
    /** In the site's time, as written. */
    date: timestamp('date', { mode: 'string', precision: 0 }).notNull(),
    /** The time its editor last saved it, in GMT. */
    modified: timestamp('modified', { mode: 'string', precision: 0 }).notNull(),
    category: text('category'),
    image: integer('image'),
    tags: integer('tags').array().notNull(),
    fields: jsonb('fields').$type<Record<string, Json>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.id] }),
    index('entries_list').on(table.country, table.type, table.language, table.date, table.id),
    index('entries_slug').on(table.country, table.type, table.slug),
    index('entries_uri').on(table.country, table.uri),
    index('entries_translation').on(table.country, table.translation),
  ],
);
export type EntryRow = typeof entries.$inferSelect;
