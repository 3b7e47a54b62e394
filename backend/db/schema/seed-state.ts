import { pgTable, text } from 'drizzle-orm/pg-core';

/** The source of the sample content in the database. */
export const seedState = pgTable('seed_state', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
