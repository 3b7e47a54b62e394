import { sql } from 'drizzle-orm';
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
  uuid,
} from 'drizzle-orm/pg-core';
import type { CountryCode } from '../../../contract/countries.ts';
import type { FormName } from '../../../contract/forms.ts';
import type { LanguageCode } from '../../../contract/languages.ts';
import { country, language } from './columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Newsletter addresses, each once per country (decision 0153). */
export const subscribers = pgTable(
  'subscribers',
  {
    country: country().$type<CountryCode>(),
    /** The address in lower case; if sealed, a name that can be computed only with the key. */
    email: text('email').notNull(),
    sealed: bytes('sealed'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.email] })],
);

/** Submissions of the other forms, with every field. */
export const submissions = pgTable(
  'submissions',
  {
    id: serial('id').primaryKey(),
    country: country().$type<CountryCode>(),
    form: text('form').$type<FormName>().notNull(),
    language: language().$type<LanguageCode>(),
    /** The number support looks it up by (`contract/reference.ts`). */
    reference: text('reference').notNull().default(''),
    /** Every text, and the names of files; null when sealed. */
    fields: jsonb('fields').$type<Record<string, string | string[]>>(),
    /** The same, sealed with SUBMISSIONS_KEY (decision 0151). */
    sealed: bytes('sealed'),
    /** The page of the form, and the version of the consent's text. */
    sourcePage: text('source_page').notNull().default(''),
    consentVersion: text('consent_version').notNull().default(''),
    /** A send repeated with the same key is stored once (rulings 5). */
    idempotencyKey: text('idempotency_key'),
    /** When the visitor sent it: before it was stored, if it waited in an outbox. */
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('submissions_once').on(table.country, table.form, table.idempotencyKey),
    index('submissions_form').on(table.form, table.createdAt),
    index('submissions_reference').on(table.reference),
  ],
);
export type SubmissionRow = typeof submissions.$inferSelect;

/** Uploads: in no folder that anything serves, under random ids. */
export const submissionFiles = pgTable(
  'submission_files',
  {
    id: uuid('id').notNull().unique().defaultRandom(),
    submission: integer('submission')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    mimeType: text('mime_type').notNull(),
    /** Sealed like the fields. */
    bytes: bytes('bytes').notNull(),
    /** Signs its addresses, which expire. */
    linkKey: uuid('link_key').notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.submission, table.field] })],
);
export type SubmissionFileRow = typeof submissionFiles.$inferSelect;

/** Mails to send: none is lost while the mail server is away. */
export const mails = pgTable(
  'mails',
  {
    submission: integer('submission')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'notification' | 'acknowledgement'>().notNull(),
    state: text('state').$type<'queued' | 'sent' | 'dead'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    outcome: text('outcome').notNull().default(''),
    /** While a mail is being sent: when another process may try. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submission, table.kind] }),
    index('mails_due').on(table.dueAt).where(sql`state = 'queued'`),
  ],
);
export type MailKind = (typeof mails.$inferSelect)['kind'];
