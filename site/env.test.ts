import { expect, test } from 'vitest';
import { KEPT_DAYS } from '../contract/forms/kept-days.ts';
import { findUnnamed } from '../contract/test/unnamed-variables.ts';
import type { PageView } from './app/analytics/track-event.ts';
import { requireOrigin } from './env/address.ts';
import { readSiteEnv } from './env.ts';

test('every variable has a default', () => {
  const env = readSiteEnv({});
  expect(env).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    siteOrigin: 'http://127.0.0.1:3000',
    dataDir: '.data',
    graphqlMethod: 'POST',
    graphqlRetries: { GET: 1, POST: 0 },
    graphqlTimeoutMs: 10_000,
    graphqlConcurrency: 4,
    workers: 1,
    logHitsEvery: 100,
    lazyLoadOffset: 0,
    memoryBytes: 360_000_000,
    pageCacheBytes: 80_000_000,
    queryCacheBytes: 12_000_000,
    imageStoreBytes: 1_000_000_000,
    snapshotStoreBytes: 200_000_000,
  });
  expect(env.graphqlCountries).toMatchObject({
    uae: 'http://127.0.0.1:4000/graphql',
    egy: 'http://127.0.0.1:4000/egy/graphql',
  });
});

test('no secret has a default', () => {
  expect(readSiteEnv({})).toMatchObject({
    ...{ graphqlToken: '', submissionsKeys: [], purgeSecret: '', preview: null, metricsToken: '' },
    ...{ outboxDatabaseUrl: '', valkeyUrl: '', edges: { cloudflare: null, fastly: null, cloudfront: null } },
  });
});

test.each([
  'EDGE_CLOUDFLARE_TOKEN',
  'EDGE_CLOUDFRONT_KEY',
  'EDGE_FASTLY_TOKEN',
  'GRAPHQL_TOKEN',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OUTBOX_DATABASE_URL',
  'PREVIEW_AUTHORIZATION',
  'PREVIEW_SECRET',
  'PURGE_SECRET',
  'REDIS_URL',
  'SUBMISSIONS_KEY',
  'VALKEY_URL',
])('%s may be in a file', (name) => {
  expect(() => readSiteEnv({ [`${name}_FILE`]: '/nowhere' })).toThrow(`${name}_FILE is "/nowhere"`);
});

test('a country’s content may have further addresses', () => {
  const { contentOrigins } = readSiteEnv({ CONTENT_ORIGINS: '{"ksa":["https://cdn.example"]}' });
  expect(contentOrigins).toEqual({ ksa: ['https://cdn.example'] });
});

test('what could not be delivered is kept for the days that the backend keeps it', () => {
  expect(readSiteEnv({}).submissionsDays).toEqual(KEPT_DAYS);
  expect(readSiteEnv({ SUBMISSIONS_DAYS: '{"join-us":180}' }).submissionsDays).toEqual({
    ...KEPT_DAYS,
    'join-us': 180,
  });
  expect(() => readSiteEnv({ SUBMISSIONS_DAYS: '-1' })).toThrow('SUBMISSIONS_DAYS is "-1"');
});

test('a country may have its own data service', () => {
  const env = readSiteEnv({ GRAPHQL_COUNTRIES: '{"ksa":"https://sa.example/graphql"}', PORT: '8080' });
  expect(env.graphqlCountries.ksa).toBe('https://sa.example/graphql');
  expect(env.graphqlCountries.kwt).toBe('http://127.0.0.1:4000/kwt/graphql');
});

test('a posted query is tried again where that is configured', () => {
  expect(readSiteEnv({ GRAPHQL_RETRY_POST: 'on' }).graphqlRetries).toEqual({ GET: 1, POST: 1 });
});

test('several processes share memory and the requests to a service, not the disk', () => {
  expect(readSiteEnv({ WORKERS: '4' })).toMatchObject({
    workers: 4,
    pageCacheBytes: 20_000_000,
    queryCacheBytes: 3_000_000,
    graphqlConcurrency: 1,
    imageStoreBytes: 1_000_000_000,
    snapshotStoreBytes: 200_000_000,
  });
  expect(readSiteEnv({ WORKERS: '3', GRAPHQL_CONCURRENCY: '2' }).graphqlConcurrency).toBe(1);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['BACKEND_PORT', '-1'],
  ['SITE_ORIGIN', 'www.example.com'],
  ['SITE_ORIGIN', 'ftp://example.com'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', 'fd00::/129'],
  ['GRAPHQL_COUNTRIES', '{'],
  ['GRAPHQL_COUNTRIES', '{"usa":"https://a.example/graphql"}'],
  ['CONTENT_ORIGINS', '{"uae":"https://www.example.com"}'],
  ['CONTENT_ORIGINS', '{"uae":["www.example.com"]}'],
  ['GRAPHQL_METHOD', 'PUT'],
  ['GRAPHQL_RETRY_POST', 'yes'],
  ['GRAPHQL_TIMEOUT_MS', '1'],
  ['GRAPHQL_CONCURRENCY', '0'],
  ['SNAPSHOT_STORE_MB', '9'],
  ['WORKERS', '0'],
  ['WORKERS', '65'],
  ['MEMORY_MB', '99'],
  ['PAGE_CACHE_MB', '15'],
  ['PAGE_CACHE_MB', '192.5'],
  ['PAGE_CACHE_MB', '192MB'],
  ['QUERY_CACHE_MB', '7'],
  ['QUERY_CACHE_MB', '8.5'],
  ['IMAGE_STORE_MB', '49'],
  ['IMAGE_STORE_MB', '10000001'],
  ['METRICS_PORT', 'yes'],
  ['METRICS_PORT', '65536'],
  ['LOG_HITS_EVERY', '-1'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
  ['GRAPHQL_TOKEN_SOURCES', 'cookies:a'],
  ['GRAPHQL_TOKEN_SOURCES', 'cookie'],
  ['GRAPHQL_TOKEN_SOURCES', 'cookie:a b'],
  ['GRAPHQL_TOKEN_SOURCES', 'default:secret'],
  ['GRAPHQL_TOKEN_SOURCES', 'hook:'],
  ['NEWSLETTER_FORMS', '{"uae":"x"}'],
  ['CONTACT_FORMS', '{"uae":{"general-enquiry":"x"}}'],
  ['CONTACT_FORMS', '{"uae":{"newsletter":"5"}}'],
  ['LAZY_LOAD_OFFSET', '-1'],
  ['LAZY_LOAD_OFFSET', '50%'],
  ['SERVICE_WORKER', 'no'],
  ['EDGE_VARNISH', 'varnish:6081'],
  ['EDGE_NGINX_CACHE', 'cache'],
  ['EDGE_CLOUDFLARE_ZONE', 'a/b'],
  ['GTM_ID', 'gtm-abc'],
  ['GTM_ID', 'GTM-ab1'],
  ['GTM_ID', 'GTM-'],
  ['GTM_ID', 'G-ABC123'],
  ['GTM_ID', ' GTM-ABC'],
])('%s=%s stops the start with one sentence', (name, value) => {
  const sentence = `${name} is ${JSON.stringify(value)}, which is not a valid ${name === 'GTM_ID' ? 'id' : 'value'}: it takes `;
  expect(() => readSiteEnv({ [name]: value })).toThrow(sentence);
});

test.each([
  ['PURGE_SECRET', 'x'.repeat(31)],
  ['VALKEY_URL', 'https://user:secret@cache.example'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'no-header'],
  ['METRICS_TOKEN', 'x'.repeat(15)],
  ['METRICS_TOKEN', 'a token with spaces in it'],
  ['EDGE_CLOUDFLARE_TOKEN', 'short'],
  ['EDGE_FASTLY_TOKEN', 'with spaces in it'],
  ['EDGE_CLOUDFRONT_KEY', 'an-id-without-a-secret'],
])('%s=%s stops the start with one sentence that does not quote it', (name, value) => {
  expect(() => readSiteEnv({ [name]: value })).toThrow(`${name} is set to something, which is not a valid value: it `);
});

test('caches in front of the site are those that are named, each with its secret', () => {
  const none = { varnish: [], nginxFolder: '', cloudflare: null, fastly: null, cloudfront: null };
  expect(readSiteEnv({}).edges).toEqual(none);
  const given = { EDGE_VARNISH: 'http://10.0.0.5:6081, http://10.0.0.6:6081', EDGE_FASTLY_SERVICE: 'SU1Z' };
  expect(() => readSiteEnv(given)).toThrow('EDGE_FASTLY_TOKEN is empty: it belongs to EDGE_FASTLY_SERVICE.');
  expect(() => readSiteEnv({ EDGE_CLOUDFRONT_KEY: `${'A'.repeat(20)}:${'b'.repeat(40)}` })).toThrow(
    'EDGE_CLOUDFRONT_DISTRIBUTION is empty: it belongs to EDGE_CLOUDFRONT_KEY.',
  );
  expect(readSiteEnv({ ...given, EDGE_FASTLY_TOKEN: 'a-fastly-token' }).edges).toEqual({
    ...none,
    varnish: ['http://10.0.0.5:6081', 'http://10.0.0.6:6081'],
    fastly: { id: 'SU1Z', secret: 'a-fastly-token' },
  });
});

test('a Valkey is found by either name', () => {
  expect(readSiteEnv({}).valkeyUrl).toBe('');
  expect(readSiteEnv({ REDIS_URL: 'redis://a' }).valkeyUrl).toBe('redis://a');
  expect(readSiteEnv({ VALKEY_URL: 'valkeys://b', REDIS_URL: 'redis://a' }).valkeyUrl).toBe('valkeys://b');
});

test('metrics are off, for this machine only, or behind a token', () => {
  expect(readSiteEnv({}).metricsPort).toBeNull();
  expect(readSiteEnv({ METRICS_PORT: '9100' })).toMatchObject({ metricsPort: 9100, metricsHost: '127.0.0.1' });
  const open = { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' };
  expect(() => readSiteEnv(open)).toThrow('beyond this machine /metrics needs METRICS_TOKEN.');
  expect(readSiteEnv({ ...open, METRICS_TOKEN: 'x'.repeat(16) }).metricsHost).toBe('0.0.0.0');
  expect(() => readSiteEnv({ METRICS_PORT: '9100', PORT: '9100' })).toThrow('METRICS_PORT is 9100, which is PORT');
});

test.each(['production', '', undefined])('in production, as NODE_ENV=%s says, a site needs SITE_ORIGIN', (NODE_ENV) => {
  const start = (source: Record<string, string>) => requireOrigin(readSiteEnv({ NODE_ENV, ...source }));
  expect(() => start({})).toThrow('SITE_ORIGIN is empty');
  expect(() => start({ SITE_ORIGIN: '' })).toThrow('SITE_ORIGIN is empty');
  expect(() => start({ SITE_ORIGIN: 'https://a.example' })).not.toThrow();
  expect(() => start({ NODE_ENV: 'development' })).not.toThrow();
});

test('proxies are trusted by address or network', () => {
  expect(readSiteEnv({}).trustedProxies).toEqual([]);
  expect(readSiteEnv({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).trustedProxies).toEqual([
    { address: '127.0.0.1', prefix: 32, family: 'ipv4' },
    { address: '10.0.0.0', prefix: 8, family: 'ipv4' },
    { address: 'fd00::', prefix: 8, family: 'ipv6' },
  ]);
});

test('a container id of the specification is accepted', () => {
  const pageView: PageView['event'] = 'content-view';
  expect(readSiteEnv({ GTM_ID: 'GTM-ABC123' }).analytics).toEqual({ id: 'GTM-ABC123', pageView });
});

test.each([
  ['', [{ kind: 'default' }]],
  ['default', [{ kind: 'default' }]],
  [
    'hook:./tokens.ts, cookie:wp-token,localStorage:token.v2 ,default',
    [
      { kind: 'hook', file: './tokens.ts' },
      { kind: 'cookie', name: 'wp-token' },
      { kind: 'localStorage', name: 'token.v2' },
      { kind: 'default' },
    ],
  ],
])('the token sources %j are read', (list, sources) => {
  expect(readSiteEnv({ GRAPHQL_TOKEN_SOURCES: list }).graphqlTokenSources).toEqual(sources);
});

test('an IPv6 address is written in brackets', () => {
  const env = readSiteEnv({ HOST: '::1', BACKEND_HOST: '::1' });
  expect([env.host, env.siteOrigin, env.graphqlCountries.uae]).toEqual([
    '::1',
    'http://[::1]:3000',
    'http://[::1]:4000/graphql',
  ]);
});

test('.env.example names every variable', () => {
  expect(findUnnamed(readSiteEnv)).toEqual([]);
});
