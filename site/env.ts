/** The environment of the site: typed, checked at start, read here only. `.env.example` lists every variable. */

import { isIP } from 'node:net';
import { z } from 'zod';
import { byCountry, countryCodes, defaultCountry, siteFolder } from '../contract/countries.ts';
import {
  EnvironmentError,
  readVariables,
  type Source,
  sharedVariables,
  type Variables,
} from '../contract/environment.ts';
import type { KeptForm } from '../contract/forms/submission.ts';
import { formId } from '../contract/forms.ts';
import { buildLocalOrigin, isLoopback } from '../contract/local-origin.ts';
import { parseJson } from '../contract/parse-json.ts';
import { SUBMISSIONS_KEY } from '../contract/seal.ts';
import { edgeVariables, readEdges } from './edge-env.ts';

const httpUrl = z.url({ protocol: /^https?$/ });

const VALKEY = {
  schema: z.union([z.literal(''), z.url({ protocol: /^(?:redis|valkey)s?$/ })]),
  fallback: '',
  // It may hold a password.
  isSecret: true,
  takes: 'nothing (nothing is shared) or an address like redis://:secret@host:6379/0',
};

const KEPT_FORMS = ['general-enquiry', 'distribution', 'join-us'] as const satisfies readonly KeptForm[];

const variables = {
  ...sharedVariables,
  ...edgeVariables,
  PORT: { ...sharedVariables.BACKEND_PORT, fallback: '3000' },
  SITE_ORIGIN: {
    schema: z.union([z.literal(''), httpUrl.transform((address) => new URL(address).origin)]),
    fallback: '',
    takes: 'the public address of the site, like https://www.example.com (default: http://HOST:PORT)',
  },
  TRUSTED_PROXIES: {
    schema: z.string().transform((list, context) => {
      const networks = list.split(',').map((text) => (list === '' ? null : parseNetwork(text.trim())));
      if (list !== '' && networks.includes(null))
        context.addIssue({ code: 'custom', message: 'not a list of networks' });
      return networks.filter((network) => network !== null);
    }),
    fallback: '',
    takes: 'addresses or networks like 10.0.0.0/8,fd00::/8 with commas between; empty: no proxy is believed',
  },
  GRAPHQL_COUNTRIES: {
    schema: z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(countryCodes), httpUrl)),
    fallback: '{}',
    takes: `JSON like {"${defaultCountry}":"https://content.example/graphql"}; a country left out uses the embedded backend`,
  },
  CONTENT_ORIGINS: {
    schema: z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(countryCodes), z.array(httpUrl))),
    fallback: '{}',
    takes: `JSON like {"${defaultCountry}":["https://www.example.com","https://cdn.example.com"]}: other addresses of a country's content and media`,
  },
  GRAPHQL_METHOD: { schema: z.enum(['POST', 'GET']), fallback: 'POST', takes: 'POST or GET' },
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
  NEWSLETTER_FORMS: {
    schema: z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(countryCodes), z.string().regex(/^\d+$/))),
    fallback: '{}',
    takes: `JSON like {"${defaultCountry}":"327"}: the contact form id of the newsletter; a country left out uses the embedded one`,
  },
  CONTACT_FORMS: {
    schema: z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(countryCodes), z.partialRecord(z.enum(KEPT_FORMS), z.string().regex(/^\d+$/)))),
    fallback: '{}',
    takes: `JSON like {"${defaultCountry}":{"general-enquiry":"328"}}: the contact form ids of each country; one left out is the embedded one's`,
  },
  OUTBOX_DATABASE_URL: {
    schema: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]),
    fallback: '',
    // It may hold a password.
    isSecret: true,
    takes: 'nothing (a folder under DATA_DIR) or an address like postgres://user:secret@host:5432/name',
  },
  VALKEY_URL: VALKEY,
  REDIS_URL: VALKEY,
  SUBMISSIONS_KEY,
  CLAMD_URL: {
    schema: z.union([
      z.literal(''),
      z.string().regex(/^(?:tcp:\/\/[^/:]+:\d{1,5}|tcp:\/\/\[[\d.a-f:]+\]:\d{1,5}|unix:\/.+)$/i),
    ]),
    fallback: '',
    takes: 'the scanner of sent files, like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl; empty: none',
  },
  WORKERS: {
    schema: z.coerce.number().int().min(1).max(64),
    fallback: '1',
    takes: 'a number of processes from 1 to 64 that serve the site on its port',
  },
  MEMORY_MB: {
    schema: z.coerce.number().int().min(100).max(1_000_000),
    fallback: '400',
    takes: 'a number of megabytes from 100 to 1000000',
  },
  PAGE_CACHE_MB: {
    schema: z.coerce.number().int().min(16).max(100_000),
    fallback: '76',
    takes: 'a number of megabytes from 16 to 100000',
  },
  QUERY_CACHE_MB: {
    schema: z.coerce.number().int().min(8).max(100_000),
    fallback: '12',
    takes: 'a number of megabytes from 8 to 100000',
  },
  IMAGE_STORE_MB: {
    schema: z.coerce.number().int().min(50).max(10_000_000),
    fallback: '1000',
    takes: 'a number of megabytes from 50 to 10000000',
  },
  SNAPSHOT_STORE_MB: {
    schema: z.coerce.number().int().min(10).max(1_000_000),
    fallback: '200',
    takes: 'a number of megabytes from 10 to 1000000',
  },
  PURGE_SECRET: {
    schema: z.union([z.literal(''), z.string().min(32)]),
    fallback: '',
    takes: 'a secret of 32 characters or more that signs the notices of POST /api/purge; empty: no such endpoint',
    isSecret: true,
  },
  PREVIEW_SECRET: {
    schema: z.union([z.literal(''), z.string().min(32)]),
    fallback: '',
    takes: 'a secret of 32 characters or more that signs links to previews; empty: PURGE_SECRET',
    isSecret: true,
  },
  PREVIEW_AUTHORIZATION: {
    schema: z.string().transform((text, context) => {
      const authorization = parseAuthorization(text);
      if (authorization !== undefined) return authorization;
      context.addIssue({ code: 'custom', message: 'not an authorization' });
      return z.NEVER;
    }),
    fallback: '',
    takes: "an editor's name and application password, NAME:PASSWORD, or Bearer TOKEN; empty: no previews",
    isSecret: true,
  },
  METRICS_PORT: {
    schema: z.union([z.literal('').transform(() => null), sharedVariables.BACKEND_PORT.schema]),
    fallback: '',
    takes: 'the port of /metrics, a number from 0 to 65535 other than PORT; empty: no such endpoint',
  },
  METRICS_HOST: { ...sharedVariables.HOST },
  METRICS_TOKEN: {
    schema: z.union([z.literal(''), z.string().regex(/^[\x21-\x7e]{16,}$/)]),
    fallback: '',
    takes: 'a token of 16 characters or more, without spaces, that readers of /metrics send as Authorization: Bearer',
    isSecret: true,
  },
  SERVICE_WORKER: {
    schema: z.enum(['on', 'off']),
    fallback: 'on',
    takes: 'on, or off: workers that visitors have are taken away with all they keep',
  },
  GTM_ID: {
    schema: z.union([z.literal(''), z.string().regex(/^GTM-[A-Z0-9]+$/)]),
    fallback: '',
    is: 'id',
    takes: 'an analytics container: GTM- followed by uppercase letters or digits',
  },
  GTM_PAGE_VIEW: {
    schema: z.string().regex(/^[\w.-]{1,40}$/),
    fallback: 'content-view',
    takes: 'a name of up to 40 letters, digits, dots, dashes and underscores',
  },
  LAZY_LOAD_OFFSET: {
    schema: z.coerce.number().min(0).max(1000),
    fallback: '0',
    takes: 'a percentage of the window from 0 to 1000',
  },
} as const satisfies Variables;

/** Reads the settings of the site from a record like `process.env`; throws `EnvironmentError`. */
export function readSiteEnv(source: Source) {
  const values = readVariables(variables, source);
  checkMetrics(values);
  checkOrigin(values);
  checkPreview(values);
  const embedded = buildLocalOrigin(values.BACKEND_HOST, values.BACKEND_PORT);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    mode: values.NODE_ENV,
    siteOrigin: values.SITE_ORIGIN || buildLocalOrigin(values.HOST, values.PORT),
    isOriginConfigured: values.SITE_ORIGIN !== '',
    trustedProxies: values.TRUSTED_PROXIES,
    /** spec §3 `gqlHostUrl`: the data-service address of each country. */
    graphqlCountries: byCountry(
      (country) => values.GRAPHQL_COUNTRIES[country] ?? `${embedded}${siteFolder(country)}/graphql`,
    ),
    contentOrigins: values.CONTENT_ORIGINS,
    graphqlMethod: values.GRAPHQL_METHOD,
    graphqlToken: values.GRAPHQL_TOKEN,
    graphqlTokenSources: values.GRAPHQL_TOKEN_SOURCES,
    graphqlTimeoutMs: values.GRAPHQL_TIMEOUT_MS,
    /** Of each process. */
    graphqlConcurrency: Math.max(1, Math.floor(values.GRAPHQL_CONCURRENCY / values.WORKERS)),
    /** The id of each country's newsletter form. */
    newsletterForms: byCountry((country) => values.NEWSLETTER_FORMS[country] ?? String(formId(country, 'newsletter'))),
    /** The ids of each country's other forms. */
    contactForms: byCountry(
      (country): Record<KeptForm, string> => ({
        'general-enquiry': String(formId(country, 'general-enquiry')),
        distribution: String(formId(country, 'distribution')),
        'join-us': String(formId(country, 'join-us')),
        ...values.CONTACT_FORMS[country],
      }),
    ),
    /** Empty: the outbox is a folder. */
    outboxDatabaseUrl: values.OUTBOX_DATABASE_URL,
    /** Empty: instances share nothing but the outbox. */
    valkeyUrl: values.VALKEY_URL || values.REDIS_URL,
    submissionsKeys: values.SUBMISSIONS_KEY,
    /** Empty: files are not scanned. */
    clamdUrl: values.CLAMD_URL,
    workers: values.WORKERS,
    /** What each process may hold before it compacts its heap. */
    memoryBytes: values.MEMORY_MB * 1_000_000,
    /** The share of each process in memory. */
    pageCacheBytes: Math.floor((values.PAGE_CACHE_MB * 1_000_000) / values.WORKERS),
    queryCacheBytes: Math.floor((values.QUERY_CACHE_MB * 1_000_000) / values.WORKERS),
    /** On disk, which they share. */
    imageStoreBytes: values.IMAGE_STORE_MB * 1_000_000,
    snapshotStoreBytes: values.SNAPSHOT_STORE_MB * 1_000_000,
    purgeSecret: values.PURGE_SECRET,
    /** How drafts are read, and what signs links to them; null: no previews. */
    preview: values.PREVIEW_AUTHORIZATION && {
      secret: values.PREVIEW_SECRET || values.PURGE_SECRET,
      ...values.PREVIEW_AUTHORIZATION,
    },
    /** Null: no metrics. */
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    metricsToken: values.METRICS_TOKEN,
    /** The caches in front of the site. */
    edges: readEdges(values),
    /** Whether visitors get a service worker. */
    hasWorker: values.SERVICE_WORKER === 'on',
    /** Null: none. */
    analytics: values.GTM_ID === '' ? null : { id: values.GTM_ID, pageView: values.GTM_PAGE_VIEW },
    lazyLoadOffset: values.LAZY_LOAD_OFFSET,
  };
}
export type SiteEnv = ReturnType<typeof readSiteEnv>;

/** Checks settings that depend on each other. */
function checkMetrics(values: {
  PORT: number;
  METRICS_PORT: number | null;
  METRICS_HOST: string;
  METRICS_TOKEN: string;
}) {
  const { PORT, METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = values;
  if (METRICS_PORT === null) return;
  if (METRICS_PORT === PORT && PORT !== 0) {
    throw new EnvironmentError(`METRICS_PORT is ${PORT}, which is PORT: /metrics has a port of its own.`);
  }
  if (METRICS_TOKEN === '' && !isLoopback(METRICS_HOST)) {
    throw new EnvironmentError(`METRICS_HOST is "${METRICS_HOST}": beyond this machine /metrics needs METRICS_TOKEN.`);
  }
}

/** A site that listens beyond this machine needs its public origin: visitors do not use the address it listens on. */
function checkOrigin({ NODE_ENV, HOST, SITE_ORIGIN }: { NODE_ENV: string; HOST: string; SITE_ORIGIN: string }) {
  if (NODE_ENV !== 'production' || SITE_ORIGIN !== '' || isLoopback(HOST)) return;
  throw new EnvironmentError(
    `SITE_ORIGIN is empty and HOST is "${HOST}": beyond this machine a site in production needs its public address, like https://www.example.com.`,
  );
}

/** Whoever may read drafts needs a way to be told from everybody else. */
function checkPreview(values: { PREVIEW_AUTHORIZATION: unknown; PREVIEW_SECRET: string; PURGE_SECRET: string }) {
  const { PREVIEW_AUTHORIZATION, PREVIEW_SECRET, PURGE_SECRET } = values;
  if (PREVIEW_AUTHORIZATION === null || PREVIEW_SECRET !== '' || PURGE_SECRET !== '') return;
  throw new EnvironmentError(
    'PREVIEW_AUTHORIZATION is set: previews need PREVIEW_SECRET or PURGE_SECRET to sign their links.',
  );
}

/** How the content service knows an editor: by an application password, or by a token. */
export type Authorization = { scheme: 'Basic' | 'Bearer'; value: string };

/** Undefined for what is neither; a password may be written with the spaces it is shown with. */
function parseAuthorization(text: string): Authorization | null | undefined {
  if (text === '') return null;
  const [, token] = /^Bearer ([\x21-\x7e]+)$/.exec(text) ?? [];
  if (token !== undefined) return { scheme: 'Bearer', value: token };
  if (!/^[^:\r\n]+:[^\r\n]+$/.test(text)) return undefined;
  return { scheme: 'Basic', value: Buffer.from(text, 'utf8').toString('base64') };
}

/** A network of addresses; a single address is a network of one. */
export type Network = { address: string; prefix: number; family: 'ipv4' | 'ipv6' };

function parseNetwork(text: string): Network | null {
  const [, address = '', length] = /^([\d.a-f:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  const prefix = Number(length ?? longest);
  if (version === 0 || prefix > longest) return null;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
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
