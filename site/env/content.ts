/** The content services. */
import { z } from 'zod';
import { byCountry, countryCodes, defaultCountry, siteFolder } from '../../contract/countries.ts';
import type { sharedVariables, Values, Variables } from '../../contract/environment.ts';
import { buildLocalOrigin } from '../../contract/local-origin.ts';
import { parseJson } from '../../contract/parse-json.ts';

const HTTP_URL = z.url({ protocol: /^https?$/ });

export const CONTENT_VARIABLES = {
  GRAPHQL_COUNTRIES: {
    schema: z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(countryCodes), HTTP_URL)),
    fallback: '{}',
    takes: `JSON like {"${defaultCountry}":"https://content.example/graphql"}; a country left out uses the embedded backend`,
  },
  CONTENT_ORIGINS: {
    schema: z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(countryCodes), z.array(HTTP_URL))),
    fallback: '{}',
    takes: `JSON like {"${defaultCountry}":["https://www.example.com","https://cdn.example.com"]}: other addresses of a country's content and media`,
  },
  GRAPHQL_METHOD: { schema: z.enum(['POST', 'GET']), fallback: 'POST', takes: 'POST or GET' },
  GRAPHQL_RETRY_POST: {
    schema: z.enum(['on', 'off']),
    fallback: 'off',
    takes: 'on: a query that is posted and fails is sent once more, as one by GET always is; or off',
  },
  GRAPHQL_TOKEN: {
    schema: z.string(),
    fallback: '',
    takes: 'a token sent as Authorization: Bearer',
    isSecret: true,
  },
  GRAPHQL_TOKEN_SOURCES: {
    schema: z.string().transform((list, context) => {
      const sources = list.split(',').map(parseTokenSource);
      if (sources.every((source) => source !== null)) return sources;
      context.addIssue({ code: 'custom', message: 'not a list of token sources' });
      return z.NEVER;
    }),
    fallback: 'default',
    takes:
      'hook:FILE, cookie:NAME, localStorage:NAME and default, with commas between; the first that gives a token wins',
  },
  GRAPHQL_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(100).max(120_000),
    fallback: '10000',
    takes: 'a number of milliseconds from 100 to 120000',
  },
  GRAPHQL_CONCURRENCY: {
    schema: z.coerce.number().int().min(1).max(100),
    fallback: '4',
    takes: 'a number of requests to one host at once, from 1 to 100',
  },
} as const satisfies Variables;

type ContentValues = Values<typeof CONTENT_VARIABLES> &
  Pick<Values<typeof sharedVariables>, 'BACKEND_HOST' | 'BACKEND_PORT'>;

/** Reads how each of the `workers` processes queries the services. */
export function readContent(values: ContentValues, workers: number) {
  const embedded = buildLocalOrigin(values.BACKEND_HOST, values.BACKEND_PORT);
  return {
    /** spec §3 `gqlHostUrl`: the data-service address of each country. */
    graphqlCountries: byCountry(
      (country) => values.GRAPHQL_COUNTRIES[country] ?? `${embedded}${siteFolder(country)}/graphql`,
    ),
    contentOrigins: values.CONTENT_ORIGINS,
    graphqlMethod: values.GRAPHQL_METHOD,
    /** spec §7: GET once, POST only if configured. */
    graphqlRetries: { GET: 1, POST: values.GRAPHQL_RETRY_POST === 'on' ? 1 : 0 },
    graphqlToken: values.GRAPHQL_TOKEN,
    graphqlTokenSources: values.GRAPHQL_TOKEN_SOURCES,
    graphqlTimeoutMs: values.GRAPHQL_TIMEOUT_MS,
    /** Of each process. */
    graphqlConcurrency: Math.max(1, Math.floor(values.GRAPHQL_CONCURRENCY / workers)),
  };
}

/** Where the token of a content query may come from (spec §7); `default` is GRAPHQL_TOKEN. */
export type TokenSetting =
  | { kind: 'hook'; file: string }
  | { kind: 'cookie' | 'localStorage'; name: string }
  | { kind: 'default' };

function parseTokenSource(text: string): TokenSetting | null {
  const [, file, cookie, stored, isDefault] =
    /^(?:hook:(.+)|cookie:([\w.-]+)|localStorage:([\w.-]+)|(default))$/.exec(text.trim()) ?? [];
  if (file) return { kind: 'hook', file };
  if (cookie) return { kind: 'cookie', name: cookie };
  if (stored) return { kind: 'localStorage', name: stored };
  return isDefault ? { kind: 'default' } : null;
}
