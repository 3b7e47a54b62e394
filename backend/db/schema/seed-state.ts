import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the sample content in the database was made from. */
export const seedState = pgTable('seed_state', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
