import { describe, expect, test, vi } from 'vitest';
import { company } from '../company.ts';
import { createPageCache } from '../server/cache/page-cache.ts';
import { buildPageResponse } from '../server/cache/page-response.ts';
import { OPERATIONS } from './content/client/content-changes.ts';
import { POLL_MS } from './content/client/content-watch.server.ts';
import { allLocales } from './locale/locales.ts';
import { contentPages } from './routes/content-pages.ts';
import { createPurgeableSite, origin } from './test/create-site.ts';
import { createFullBackend } from './test/full-backend.ts';

// The test runner leaves styles out.
vi.mock('./styles/theme.css?url', () => ({ default: '/assets/theme.css' }));

const MINUTE_MS = 60_000;
const EDITED = 'Written again';

/** What the service lists of each kind: the ids it has told of, by country, language and list. */
type Told = Map<string, Set<string>>;

/** A site with its caches and its clock, over a service that counts what it is asked, and whose texts are edited. */
function createWatchedSite() {
  const state = { now: Date.parse('2026-06-01T08:00:00Z'), isEdited: false, running: 0, most: 0 };
  const asked: { operation: string; country: string }[] = [];
  const told: Told = new Map();
  const service = createFullBackend({ length: 3 });
  const clock = () => state.now;
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const [, country = ''] = /\.test\/(\w+)\//.exec(String(address)) ?? [];
    const { operationName: operation, variables } = JSON.parse(String(init?.body));
    asked.push({ operation, country });
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    const { data } = await (await service(address, init)).json();
    await new Promise((resolve) => setImmediate(resolve));
    state.running -= 1;
    const isEdited = state.isEdited && country === 'uae';
    const place = `${country} ${variables.language ?? variables.lang}`;
    const given = operation === 'contentChanges' ? listTold(told, place, isEdited) : give(data, isEdited);
    for (const [field, list] of Object.entries<{ nodes?: { id: string }[] }>(Object(given))) {
      if (!(field in OPERATIONS)) continue;
      const ids = told.get(`${place} ${field}`) ?? new Set();
      for (const { id } of list?.nodes ?? []) ids.add(id);
      told.set(`${place} ${field}`, ids);
    }
    return Response.json({ data: given });
  };
  const onChange = (tags: readonly string[]) => cache.purge([...site.purge(tags).tags]);
  const site = createPurgeableSite(fetch, clock, {}, undefined, onChange);
  const cache = createPageCache({ maxBytes: 50_000_000, clock });
  const source = { redirect: async () => null, render: (url: URL) => site.render(url.pathname + url.search) };
  return {
    state,
    asked,
    site,
    /** Counts the questions during some work. */
    count: async (work: () => Promise<unknown>) => {
      const before = asked.length;
      await work();
      return asked.slice(before);
    },
    visit: async (path: string) => {
      const served = await cache.serve(new URL(path, origin), source);
      return (await buildPageResponse(served, new Headers(), { now: state.now, load: cache.load })).text();
    },
    /** Lets time go by as the site would see it. */
    pass: async (ms: number) => {
      for (let until = state.now + ms; state.now < until; ) {
        state.now += POLL_MS;
        await site.watch.pollNext();
      }
    },
    start: async () => {
      await site.watch.pollAll();
      await site.siteIndex.warmUp(async () => {});
    },
  };
}

/** The ids as a service gives them, and titles written again once they are edited. */
function give(value: unknown, isEdited: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => give(one, isEdited));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === 'id')
        return [
          name,
          btoa(`post:${[...inner].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)}`),
        ];
      return [
        name,
        name === 'title' && isEdited && typeof inner === 'string' ? `${EDITED} ${inner}` : give(inner, isEdited),
      ];
    }),
  );
}

function listTold(told: Told, place: string, isEdited: boolean): object {
  const date = isEdited ? '2026-06-01T08:30:00' : '2026-03-02T09:00:00';
  const lists = [...told].filter(([key]) => key.startsWith(`${place} `));
  return Object.fromEntries([
    ['locations', { nodes: [] }],
    ...lists.map(([key, ids]) => [
      key.slice(place.length + 1),
      { nodes: [...ids].map((id) => ({ id, modified: date, modifiedGmt: date })) },
    ]),
  ]);
}

describe('a budget for the service (decision 0136)', () => {
  test('a start asks four things at once, and nothing twice', async () => {
    const { state, asked, start } = createWatchedSite();
    await start();
    expect(state.most).toBeLessThanOrEqual(4);
    for (const { country } of allLocales) {
      const operations = asked.filter((one) => one.country === country).map(({ operation }) => operation);
      // Two languages.
      expect(operations.filter((operation) => operation === 'brandsData')).toHaveLength(2);
      expect(operations.filter((operation) => operation === 'contentChanges')).toHaveLength(2);
    }
  });

  test('an idle site asks each country twice a minute, and a visited one no more', async () => {
    const { start, pass, count, visit } = createWatchedSite();
    await start();
    const idle = await count(() => pass(10 * MINUTE_MS));
    expect(new Set(idle.map(({ operation }) => operation))).toEqual(new Set(['contentChanges']));
    expect(idle.filter(({ country }) => country === 'uae').length).toBeLessThanOrEqual(20);
    // The service lists what it has told of only from then on.
    for (let times = 0; times < 2; times += 1) {
      await visit('/uae');
      await pass(MINUTE_MS);
    }
    await visit('/uae');
    const visited = await count(async () => {
      for (let minute = 0; minute < 10; minute += 1) {
        for (let quarter = 0; quarter < 4; quarter += 1) await visit('/uae');
        await pass(MINUTE_MS);
      }
    });
    expect(visited.filter(({ operation }) => operation !== 'contentChanges')).toEqual([]);
  });

  test('a page that nobody has seen takes three queries at most, once its locale is known', async () => {
    const { start, visit, count } = createWatchedSite();
    await start();
    for (const path of ['/uae', '/uae/product/products-0', '/uae/blogs/posts-0']) await visit(path);
    for (const path of ['/uae/product/products-1', '/uae/product/products-2', '/uae/blogs/posts-1']) {
      const asked = await count(() => visit(path));
      expect([path, asked.length <= 3, asked.map(({ operation }) => operation)]).toEqual([
        path,
        true,
        expect.anything(),
      ]);
    }
  });
});

/** One address per kind of page. */
const KINDS = [
  '',
  '/plp',
  '/products-type',
  '/type-a',
  '/product/products-0',
  '/product-cards?slug=products-0',
  '/brands',
  '/brands/productCategories-0',
  '/collections/productCategories-0/all',
  '/catalogs',
  '/ingredients',
  '/blogs/posts-0',
  '/careers/join-us',
  '/careers/nobody',
  '/search?key=neem',
  '/search-suggestions?key=neem',
  '/rss.xml',
  ...Object.keys(contentPages(company.slug)).map((path) => `/${path}`),
];

test('100 cold visitors at once, on pages of every kind, cost one request per operation and variables', async () => {
  const asked: string[] = [];
  const service = createFullBackend({ length: 3 });
  const { render } = createPurgeableSite(async (address, init) => {
    const { query, operationName, variables } = JSON.parse(String(init?.body));
    // A variable that is left out has the value in the document.
    const defaults = [...query.matchAll(/\$(\w+): \w+!? = "([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const all = Object.entries({ ...Object.fromEntries(defaults), ...variables }).sort();
    asked.push(`${address} ${operationName} ${JSON.stringify(all)}`);
    // It has no related products, and answers with errors are asked for again.
    return Response.json({ data: (await (await service(address, init)).json()).data });
  });
  const addresses = KINDS.flatMap((kind) => [`/uae${kind}`, `/ar/uae${kind}`, `/ar/ksa${kind}`]);
  expect(addresses.length).toBeGreaterThanOrEqual(100);
  const answers = await Promise.all(addresses.map((address) => render(address)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(asked.filter((one, place) => asked.indexOf(one) !== place)).toEqual([]);
});

describe('freshness without notices (decision 0138)', () => {
  test.each([
    ['/uae', 0],
    ['/uae/our-story', 9],
    ['/uae/product/products-0', 9],
    ['/uae/blogs/posts-0', 0],
    ['/uae/news-press-releases', 9],
  ])(
    'a change shows within a minute, and to the visitor of hours later: %s after %i more hours',
    async (path, hours) => {
      const { state, start, visit, pass } = createWatchedSite();
      await start();
      const old = await visit(path);
      await pass(2 * MINUTE_MS);
      expect(await visit(path)).toBe(old);
      state.isEdited = true;
      expect(await visit(path)).toBe(old);
      await pass(MINUTE_MS);
      state.now += hours * 60 * MINUTE_MS;
      expect((await visit(path)).includes(EDITED)).toBe(true);
    },
  );
});
