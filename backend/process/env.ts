/** The environment of the backend: typed, checked at start and read only here. `.env.example` lists every variable. */
import { z } from 'zod';
import {
  EnvironmentError,
  readVariables,
  type Source,
  sharedVariables,
  type Variables,
} from '../../contract/environment.ts';
import { SUBMISSIONS_DAYS } from '../../contract/forms/kept-days.ts';
import { buildLocalOrigin, isLoopback } from '../../contract/local-origin.ts';
import { checkMetrics, METRICS } from '../../contract/metrics-settings.ts';
import { SUBMISSIONS_KEY } from '../../contract/seal.ts';
import { readTracing, TRACING_VARIABLES } from '../../contract/tracing/settings.ts';
import { MAIL_VARIABLES, resolveMail } from './mail-settings.ts';

const variables = {
  ...sharedVariables,
  DATABASE_URL: {
    schema: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]),
    fallback: '',
    // It may hold a password.
    isSecret: true,
    takes: 'nothing (embedded PostgreSQL) or an address like postgres://user:secret@host:5432/name',
  },
  BACKEND_TOKEN: {
    schema: z.union([z.literal(''), z.string().regex(/^[\x21-\x7e]{16,}$/)]),
    fallback: '',
    isSecret: true,
    takes: "a token of 16 characters or more, without spaces: the site's GRAPHQL_TOKEN",
  },
  BACKEND_EDITOR_TOKEN: {
    schema: z.union([z.literal(''), z.string().regex(/^[\x21-\x7e]{16,}$/)]),
    fallback: '',
    isSecret: true,
    takes: 'a token of 16 characters or more, without spaces, that queries for previews bring as Authorization: Bearer',
  },
  BACKEND_ACCESS: { schema: z.enum(['', 'public']), fallback: '', takes: 'nothing, or public' },
  BACKEND_ORIGIN: {
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin)]),
    fallback: '',
    takes: 'the address of this service as readers of its mails reach it (default: http://BACKEND_HOST:BACKEND_PORT)',
  },
  SUBMISSIONS_KEY,
  SUBMISSIONS_DAYS,
  ...MAIL_VARIABLES,
  BACKEND_METRICS_PORT: METRICS.PORT,
  BACKEND_METRICS_HOST: METRICS.HOST,
  BACKEND_METRICS_TOKEN: METRICS.TOKEN,
  ...TRACING_VARIABLES,
  CONTENT_DIR: { schema: z.string().min(1), fallback: 'sample/content', takes: 'a folder with content files' },
} as const satisfies Variables;

/** Reads the backend's settings from a `process.env`-like record; throws `EnvironmentError`. */
export function readBackendEnv(source: Source) {
  const values = readVariables(variables, source);
  checkAccess(values);
  return {
    host: values.BACKEND_HOST,
    backendPort: values.BACKEND_PORT,
    dataDir: values.DATA_DIR,
    /** Empty if everybody who can reach the service may query it. */
    token: values.BACKEND_TOKEN,
    /** Empty if nobody may read unpublished content. */
    editorToken: values.BACKEND_EDITOR_TOKEN,
    databaseUrl: values.DATABASE_URL,
    contentDir: values.CONTENT_DIR,
    origin: values.BACKEND_ORIGIN || buildLocalOrigin(values.BACKEND_HOST, values.BACKEND_PORT),
    submissionsKeys: values.SUBMISSIONS_KEY,
    submissionsDays: values.SUBMISSIONS_DAYS,
    /** Null: no mails are sent. */
    mail: resolveMail(values),
    mode: values.NODE_ENV,
    tracing: readTracing(values),
    ...checkMetrics(
      {
        metricsPort: values.BACKEND_METRICS_PORT,
        metricsHost: values.BACKEND_METRICS_HOST,
        metricsToken: values.BACKEND_METRICS_TOKEN,
      },
      { prefix: 'BACKEND_METRICS', port: { name: 'BACKEND_PORT', value: values.BACKEND_PORT } },
    ),
  };
}

/** The service is for the site: if other machines can reach it, it needs a token, or a setting that opens it to all. */
function checkAccess(values: { BACKEND_HOST: string; BACKEND_TOKEN: string; BACKEND_ACCESS: string }) {
  const { BACKEND_HOST, BACKEND_TOKEN, BACKEND_ACCESS } = values;
  if (isLoopback(BACKEND_HOST) || BACKEND_TOKEN !== '' || BACKEND_ACCESS === 'public') return;
  throw new EnvironmentError(
    `BACKEND_HOST is "${BACKEND_HOST}": beyond this machine the backend needs BACKEND_TOKEN, or BACKEND_ACCESS=public where everybody may ask it.`,
  );
}
