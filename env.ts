/**
 * The environment of both processes: typed, checked at boot, and read nowhere else.
 * Every variable has a default; `.env.example` lists them.
 */
import { z } from 'zod';

export const COUNTRY_CODES = ['uae', 'ksa', 'kwt', 'qat', 'omn', 'bhr', 'egy'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

const port = z.coerce.number().int().min(0).max(65535);
const httpUrl = z.url({ protocol: /^https?$/ });

const backendVariables = {
  HOST: { schema: z.string().min(1), fallback: '127.0.0.1', takes: 'a host name or address to listen on' },
  BACKEND_PORT: { schema: port, fallback: '4000', takes: 'a port number from 0 to 65535' },
  DATA_DIR: { schema: z.string().min(1), fallback: '.data', takes: 'a folder' },
  DATABASE_URL: {
    schema: z.union([z.literal(''), z.string().regex(/^postgres(ql)?:\/\//)]),
    fallback: '',
    takes: 'nothing (embedded PostgreSQL) or an address like postgres://user:secret@host:5432/name',
  },
  NODE_ENV: {
    schema: z.enum(['production', 'development', 'test']),
    fallback: 'production',
    takes: 'production, development or test',
  },
} as const;

const siteVariables = {
  HOST: backendVariables.HOST,
  PORT: { schema: port, fallback: '3000', takes: 'a port number from 0 to 65535' },
  BACKEND_PORT: backendVariables.BACKEND_PORT,
  DATA_DIR: backendVariables.DATA_DIR,
  NODE_ENV: backendVariables.NODE_ENV,
  SITE_ORIGIN: {
    schema: z.union([z.literal(''), httpUrl.transform((address) => new URL(address).origin)]),
    fallback: '',
    takes: 'the public address of the site, like https://www.example.com (default: http://HOST:PORT)',
  },
  GRAPHQL_COUNTRIES: {
    schema: z.string().transform((json, context) => {
      const parsed = z.partialRecord(z.enum(COUNTRY_CODES), httpUrl).safeParse(parseJson(json));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: 'not a map of countries to addresses' });
      return z.NEVER;
    }),
    fallback: '{}',
    takes: 'JSON like {"uae":"https://content.example/graphql"}; a country left out uses the embedded backend',
  },
  GRAPHQL_METHOD: { schema: z.enum(['POST', 'GET']), fallback: 'POST', takes: 'POST or GET' },
  GRAPHQL_TOKEN: { schema: z.string(), fallback: '', takes: 'a token sent as Authorization: Bearer' },
  GRAPHQL_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(100).max(120_000),
    fallback: '10000',
    takes: 'a number of milliseconds from 100 to 120000',
  },
  NEWSLETTER_FORMS: {
    schema: z.string().transform((json, context) => {
      const parsed = z.partialRecord(z.enum(COUNTRY_CODES), z.string().regex(/^\d+$/)).safeParse(parseJson(json));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: 'not a map of countries to form ids' });
      return z.NEVER;
    }),
    fallback: '{}',
    takes: 'JSON like {"uae":"327"}: the contact form id of the newsletter; a country left out uses the embedded one',
  },
  GTM_ID: {
    schema: z.union([z.literal(''), z.string().regex(/^GTM-[A-Z0-9]+$/)]),
    fallback: '',
    takes: 'an analytics container id: GTM- followed by uppercase letters or digits',
  },
} as const;

type Variables = Record<string, { schema: z.ZodType; fallback: string; takes: string }>;
type Values<V extends Variables> = { [K in keyof V]: z.output<V[K]['schema']> };
type Source = Record<string, string | undefined>;

/** A variable has a value it does not take; the message is one sentence naming it, the value and what it takes. */
export class EnvironmentError extends Error {}

/** What the site runs on, from a `process.env`-like record; throws `EnvironmentError`. */
export function readSiteEnv(source: Source) {
  const values = readVariables(siteVariables, source);
  const embedded = `http://${values.HOST}:${values.BACKEND_PORT}`;
  const endpointOf = (country: CountryCode) =>
    values.GRAPHQL_COUNTRIES[country] ?? `${embedded}${country === 'uae' ? '' : `/${country}`}/graphql`;
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    mode: values.NODE_ENV,
    siteOrigin: values.SITE_ORIGIN || `http://${values.HOST}:${values.PORT}`,
    /** spec §3 `gqlHostUrl`: the data-service address of each country. */
    graphqlCountries: Object.fromEntries(COUNTRY_CODES.map((code) => [code, endpointOf(code)])) as Record<
      CountryCode,
      string
    >,
    graphqlMethod: values.GRAPHQL_METHOD,
    graphqlToken: values.GRAPHQL_TOKEN,
    graphqlTimeoutMs: values.GRAPHQL_TIMEOUT_MS,
    /** The id of each country's newsletter form; the embedded backend numbers its sites' forms in steps of seven. */
    newsletterForms: Object.fromEntries(
      COUNTRY_CODES.map((code, index) => [code, values.NEWSLETTER_FORMS[code] ?? String(5 + 7 * index)]),
    ) as Record<CountryCode, string>,
    gtmId: values.GTM_ID,
  };
}
export type SiteEnv = ReturnType<typeof readSiteEnv>;

/** What the backend runs on, from a `process.env`-like record; throws `EnvironmentError`. */
export function readBackendEnv(source: Source) {
  const values = readVariables(backendVariables, source);
  return {
    host: values.HOST,
    backendPort: values.BACKEND_PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    mode: values.NODE_ENV,
  };
}
export type BackendEnv = ReturnType<typeof readBackendEnv>;

function readVariables<V extends Variables>(variables: V, source: Source): Values<V> {
  const entries = Object.entries(variables).map(([name, { schema, fallback, takes }]) => {
    const given = source[name];
    const parsed = schema.safeParse(given === undefined || given === '' ? fallback : given);
    if (!parsed.success) throw new EnvironmentError(`${name} is ${JSON.stringify(given)}, but it takes ${takes}.`);
    return [name, parsed.data];
  });
  return Object.fromEntries(entries) as Values<V>;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
