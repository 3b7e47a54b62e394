/** The environment of the backend: typed, checked at start, read nowhere else. `.env.example` lists every variable. */
import { z } from 'zod';
import { readVariables, type Source, sharedVariables, type Variables } from '../contract/environment.ts';

const variables = {
  ...sharedVariables,
  DATABASE_URL: {
    schema: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]),
    fallback: '',
    // It may hold a password.
    isSecret: true,
    takes: 'nothing (embedded PostgreSQL) or an address like postgres://user:secret@host:5432/name',
  },
  CONTENT_DIR: { schema: z.string().min(1), fallback: 'sample/content', takes: 'a folder with content files' },
} as const satisfies Variables;

/** What the backend runs on, from a `process.env`-like record; throws `EnvironmentError`. */
export function readBackendEnv(source: Source) {
  const values = readVariables(variables, source);
  return {
    host: values.HOST,
    backendPort: values.BACKEND_PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    contentDir: values.CONTENT_DIR,
    mode: values.NODE_ENV,
  };
}
