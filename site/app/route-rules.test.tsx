import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes } from '../../contract/languages.ts';
import { NO_TRACING } from '../../contract/tracing/tracing.ts';
import { createAdmission } from '../server/admission.ts';
import { createPageCache } from '../server/cache/page-cache.ts';
import { createPages } from '../server/pages.ts';
import { listRouteRules } from '../server/route-rules.ts';
import { createResolveAddress } from './redirects/resolve-address.server.ts';
import type { LegacyLookup } from './redirects/resolve-legacy.server.ts';
import { LIFETIMES } from './routes/cache-control.ts';
import { MANIFEST_LANG } from './seo/manifest-path.ts';
import { createSite, origin } from './test/create-site.ts';
import { createFullBackend } from './test/full-backend.ts';
import { createRoutes } from './test/render-site.tsx';
import { createSmallBackend } from './test/small-backend.ts';

const rules = listRouteRules(createRoutes());
const full = createFullBackend({ length: 2 });
const small = createSmallBackend([
  { slug: 'amla-oil', name: 'Amla Oil', brand: 'tarwa', type: 'hair-oil', ingredients: [], countries: ['uae'] },
]);
/** Fields that fail in the full service are null, so that pages are complete. */
const renderFull = createSite(async (address, init) => {
  const { data } = await (await full(address, init)).json();
  return Response.json({ data });
});
const jobs = [{ jobId: 'clerk', title: 'Clerk' }];
const page = {
  id: btoa('post:1'),
  databaseId: 1,
  title: 'A page',
  slug: 'deeper',
  uri: '/a-page/deeper/',
  careers: { jobs },
};
const renderPage = createSite(async () => Response.json({ data: { pages: { nodes: [page] } } }));
/** What the full service lacks: a collection, a job, a page below its parent. */
const SITES: Readonly<Record<string, typeof renderFull>> = {
  '/:country/collections/:brandName/:productType': createSite(small),
  '/:country/careers/:id': renderPage,
  '/:country/*': renderPage,
};

test('every mount has the same rules', () => {
  const mounts = new Set<string>(languageCodes);
  // Islands are outside the mounts.
  const { '/__nuxt_island/:file': island, '/ksa': _, '/ksa/*': __, ...mounted } = rules;
  expect(island?.query).toEqual(['props']);
  const plain = Object.entries(mounted).filter(([pattern]) => !mounts.has(pattern.split('/')[1] ?? ''));
  expect(plain.length).toBeGreaterThan(30);
  for (const [pattern, rule] of plain) {
    for (const language of languageCodes) {
      // The root depends on the visitor.
      const same = pattern === '/' ? rules['/:country'] : rule;
      expect([pattern, rules[`/${language}${pattern === '/' ? '' : pattern}`]]).toEqual([pattern, same]);
    }
  }
  expect(Object.keys(mounted)).toHaveLength(plain.length * (1 + mounts.size));
});

/** An address of each pattern that has a parameter after its country. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/__nuxt_island/:file': '/__nuxt_island/header.json',
  '/:country/:segment': '/uae/type-a',
  '/:country/product/:product': '/uae/product/products-0',
  '/:country/product-cards': '/uae/product-cards?slug=products-0',
  '/:country/brands/:brand': '/uae/brands/productCategories-0',
  '/:country/collections/:brandName/:productType': '/uae/collections/tarwa/all',
  '/:country/*': '/uae/a-page/deeper',
  '/:country/blogs/:id': '/uae/blogs/posts-0',
  '/:country/careers/:id': '/uae/careers/clerk',
  '/:country/search': '/uae/search?key=neem',
  '/:country/search-suggestions': '/uae/search-suggestions?key=neem',
};
const shared = Object.entries(rules).filter(([, { vary }]) => vary === undefined);
const personal = Object.entries(rules).filter(([, { vary }]) => vary !== undefined);

test.each(shared)('the rule of %s is in the headers of an answer', async (pattern, { cacheControl, query }) => {
  const [, mount = '', plain = ''] = /^(\/(?:en|ar)(?=\/|$))?(.*)$/.exec(pattern) ?? [];
  const address = mount + (ADDRESSES[plain] ?? plain.replace(':country', 'uae'));
  const { status, headers } = await (SITES[plain] ?? renderFull)(address);
  expect([address, status]).toEqual([address, 200]);
  expect(headers.get('cache-control')).toBe(cacheControl);
  expect(headers.get('x-cache-key-params')?.split(',').filter(Boolean) ?? []).toEqual(query);
});

test.each([
  ['/:country/plp', ['brand', 'page', 'sort']],
  ['/ar/:country/product/:product', ['size']],
  ['/en/:country/brands', []],
  ['/:country/search-suggestions', ['key']],
  ['/:country/news-and-media', ['page', 'year']],
])('the rule of %s names what its page reads of the query', (pattern, query) => {
  expect(rules[pattern]?.query).toEqual(expect.arrayContaining(query));
});

test('addresses that look at the visitor have rules of their own', () => {
  expect(personal.map(([pattern]) => pattern)).toEqual(['/ksa', '/ksa/*', '/']);
});

test.each(
  personal.flatMap(([pattern, rule]) =>
    ['', 'i18n_redirected=en', 'i18n_redirected=ar'].map((cookie) => [pattern, cookie, rule] as const),
  ),
)('the rule of %s is in the headers of what a visitor with the cookie %j gets', async (pattern, cookie, rule) => {
  const clock = () => Date.parse('2026-06-01T08:00:00Z');
  const pages = createPages({
    siteOrigin: origin,
    clock,
    tracing: NO_TRACING,
    cache: createPageCache({ maxBytes: 10_000_000, clock }),
    admit: createAdmission(),
    forms: async () => null,
    mayPost: async () => true,
    hydration: { defer: async (response) => response },
    site: {
      resolveAddress: createResolveAddress({
        table: { findRedirect: () => null },
        matchLegacyAddress: () => null,
        lookup: {} as LegacyLookup,
      }),
      resolveRoute: () => null,
      isSearch: () => false,
      render: async ({ url }) => renderFull(url.slice(origin.length)),
    },
    isPersonal: () => false,
    securityHeaders: [],
  });
  const request = new Request(origin + pattern.replace('*', 'plp'), { headers: { cookie } });
  const { status, headers } = await pages.respond(request, () => {});
  expect(status).toBe(cookie === 'i18n_redirected=en' || (pattern === '/' && cookie === '') ? 200 : 302);
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual([rule.cacheControl, rule.vary]);
});

test('a form has no rule: its answers are not stored', () => {
  expect(rules['/:country/newsletter']).toBeUndefined();
  expect(shared.map(([, { cacheControl }]) => cacheControl)).not.toContain(LIFETIMES.none);
});

test.each(['nginx.conf', 'varnish.vcl'])('%s keys pages by the names that any of them reads', (file) => {
  const text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
  const read = [...Object.values(rules).flatMap(({ query }) => query), MANIFEST_LANG, '_routes', 'index'];
  const names = [...new Set(read)].sort();
  const [, known = ''] = /\(\?:\(\?:([\w|]+)\|utm_/.exec(text) ?? [];
  expect(known.split('|').sort()).toEqual(names);
  if (file !== 'nginx.conf') return;
  const [, key = ''] = /proxy_cache_key "\$site_encoding \$site_path (.*) \$site_raw_args"/.exec(text) ?? [];
  expect(key.split(' ').sort()).toEqual(names.map((name) => `${name}=$arg_${name}`));
});
