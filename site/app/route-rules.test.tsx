import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes } from '../../contract/languages.ts';
import { listRouteRules } from '../server/route-rules.ts';
import { LIFETIMES } from './routes/cache-control.ts';
import { MANIFEST_LANG } from './seo/manifest-path.ts';
import { createSite } from './test/create-site.ts';
import { createRoutes } from './test/render-site.tsx';
import { createSmallBackend } from './test/small-backend.ts';

const rules = listRouteRules(createRoutes());
const backend = createSmallBackend([
  { slug: 'amla-oil', name: 'Amla Oil', brand: 'tarwa', type: 'hair-oil', ingredients: [], countries: ['uae'] },
]);
const PAGES = new Set(['HomePage', 'newsAndMedia']);
const page = { id: btoa('post:1'), databaseId: 1, title: 'A page', slug: 'a-page' };
const render = createSite(async (address, init) =>
  PAGES.has(JSON.parse(String(init?.body)).operationName)
    ? Response.json({ data: { pages: { nodes: [page] }, posts: { nodes: [] } } })
    : backend(address, init),
);

test('every mount has the same rules', () => {
  const mounts = new Set<string>(languageCodes);
  // Islands are outside the mounts.
  const { '/__nuxt_island/:file': island, ...mounted } = rules;
  expect(island?.query).toEqual(['props']);
  const plain = Object.entries(mounted).filter(([pattern]) => !mounts.has(pattern.split('/')[1] ?? ''));
  expect(plain.length).toBeGreaterThan(30);
  for (const [pattern, rule] of plain) {
    for (const language of languageCodes) {
      expect([pattern, rules[`/${language}${pattern === '/' ? '' : pattern}`]]).toEqual([pattern, rule]);
    }
  }
  expect(Object.keys(mounted)).toHaveLength(plain.length * (1 + mounts.size));
});

test.each([
  ['/:country', '/uae', []],
  ['/:country/plp', '/uae/plp', ['brand', 'page', 'sort']],
  ['/ar/:country/product/:product', '/ar/uae/product/amla-oil', ['size']],
  ['/en/:country/brands', '/en/uae/brands', []],
  ['/:country/search', '/uae/search?key=oil', ['key']],
  ['/:country/search-suggestions', '/uae/search-suggestions?key=am', ['key']],
  ['/:country/product-cards', '/uae/product-cards?slug=amla-oil', ['slug']],
  ['/:country/news-and-media', '/uae/news-and-media', ['page', 'year']],
])('the rule of %s is in the headers of %s', async (pattern, address, query) => {
  const rule = rules[pattern];
  const { headers } = await render(address);
  expect(headers.get('x-cache-key-params')?.split(',').filter(Boolean)).toEqual(rule?.query);
  expect(rule?.query).toEqual(expect.arrayContaining(query));
  expect(headers.get('cache-control')).toBe(rule?.cacheControl);
});

test('a form has no rule: its answers are not stored', () => {
  expect(rules['/:country/newsletter']).toBeUndefined();
  expect(Object.values(rules).map(({ cacheControl }) => cacheControl)).not.toContain(LIFETIMES.none);
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
