import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { country } from './columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Newsletter addresses, each once per country. */
export const subscribers = pgTable(
  'subscribers',
  {
    country: country(),
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.email] })],
);

/** What visitors sent through the other forms, with every field. */
export const submissions = pgTable(
  'submissions',
  {
    id: serial('id').primaryKey(),
    country: country(),
    form: text('form').notNull(),
    fields: jsonb('fields').$type<Record<string, string | string[]>>().notNull(),
    /** A send repeated with the same key is stored once (rulings 5). */
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('submissions_once').on(table.country, table.form, table.idempotencyKey),
    index('submissions_form').on(table.form, table.createdAt),
  ],
);

export const submissionFiles = pgTable(
  'submission_files',
  {
    submission: integer('submission')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.submission, table.field] })],
);
