import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate --config backend/drizzle.config.ts --name what_changes` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/schema/*.ts',
  out: './backend/db/migrations',
});
