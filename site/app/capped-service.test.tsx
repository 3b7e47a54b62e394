/** More products than a list returns at once, and a service that goes down (demand 12, 13; contract notes 1). */
import { expect, test } from 'vitest';
import { languageCodes } from '../../contract/languages.ts';
import { createPageCache } from '../server/cache/page-cache.ts';
import { buildPageResponse } from '../server/cache/page-response.ts';
import { createTagCollector } from './content/client/tags.ts';
import { createSitemapPages } from './content/site-index/sitemap-pages.server.ts';
import { buildPath } from './locale/path.ts';
import { createPurgeableSite, origin } from './test/create-site.ts';
import { createFullBackend } from './test/full-backend.ts';
import { pathOfEachKind } from './test/page-kinds.ts';
import { createSmallBackend } from './test/small-backend.ts';

const AMOUNT = 250;
const products = Array.from({ length: AMOUNT }, (_, number) => ({
  slug: `oil-${number}`,
  name: `Oil number ${number}`,
  brand: 'tarwa',
  type: 'hair-oil',
  ingredients: ['amla'],
  countries: ['uae'],
}));

/** Creates a service whose lists return a hundred entries at most. */
function createCappedService(): typeof globalThis.fetch {
  const service = createSmallBackend(products);
  return async (address, init) => {
    const { data } = await (await service(address, init)).json();
    const from = Number(JSON.parse(String(init?.body)).variables.after ?? 0);
    if (data.products) {
      const { nodes } = data.products;
      const pageInfo = { hasNextPage: from + 100 < nodes.length, endCursor: String(from + 100) };
      data.products = { nodes: nodes.slice(from, from + 100), pageInfo };
    }
    return Response.json({ data });
  };
}

/** Creates a service that has everything, until it is down. */
function createMortalService() {
  const service = createFullBackend({ length: 2 });
  const state = { isDown: false };
  const fetch: typeof globalThis.fetch = async (address, init) => {
    if (state.isDown) throw new TypeError('fetch failed');
    const { data } = await (await service(address, init)).json();
    await new Promise((resolve) => setImmediate(resolve));
    return Response.json({ data });
  };
  return { fetch, state };
}

test.each(languageCodes)(
  '250 products behind a cap of 100 are listed, found and in the sitemap: %s',
  async (language) => {
    const { render, siteIndex } = createPurgeableSite(createCappedService());
    const prefix = buildPath({ country: 'uae', language });
    const listed = new Set<string>();
    for (let page = 1; page <= Math.ceil(AMOUNT / 24); page += 1) {
      const html = await (await render(`${prefix}/hair-oil?page=${page}`)).text();
      for (const [, slug = ''] of html.matchAll(/\/product\/(oil-\d+)"/g)) listed.add(slug);
    }
    expect(listed.size).toBe(AMOUNT);
    const loadPages = createSitemapPages({ siteIndex, tags: createTagCollector() });
    expect(await loadPages({ country: 'uae', language }, 'products')).toHaveLength(AMOUNT);
    const found = await (await render(`${prefix}/search?key=number`)).text();
    expect(found).toContain(`${AMOUNT}`);
    expect((await render(`${prefix}/search?key=number&kind=products&page=11`)).status).toBe(200);
    expect((await render(`${prefix}/product/oil-${AMOUNT - 1}`)).status).toBe(200);
  },
);

test.each(['first', 'middle', 'last'] as const)(
  'whenever the service dies in a crawl of all kinds of pages, those served before stay: the %s pages',
  async (part) => {
    const { fetch, state } = createMortalService();
    const clock = { now: Date.parse('2026-06-01T08:00:00Z') };
    const site = createPurgeableSite(fetch, () => clock.now);
    const cache = createPageCache({ maxBytes: 50_000_000, clock: () => clock.now });
    const source = { redirect: async () => null, render: (url: URL) => site.render(url.pathname + url.search) };
    const read = async (path: string) => {
      const served = await cache.serve(new URL(path, origin), source);
      return (await buildPageResponse(served, new Headers(), { now: clock.now, load: cache.load })).status;
    };
    const crawl = ['/uae', '/ar/uae'].flatMap((prefix) => pathOfEachKind.map((path) => prefix + path));
    const served = new Set<string>();
    const last = { first: 3, middle: Math.floor(crawl.length / 2), last: crawl.length - 2 }[part];
    for (const [turn, path] of crawl.slice(0, last + 2).entries()) {
      // While pages are being rendered.
      if (turn === last) setImmediate(() => Object.assign(state, { isDown: true }));
      if ((await read(path)) === 200) served.add(path);
    }
    expect(served.size).toBeGreaterThan(2);
    for (const hours of [0, 1, 12]) {
      clock.now += hours * 3_600_000;
      for (const path of served) expect([path, await read(path)]).toEqual([path, 200]);
    }
  },
);

test.each(languageCodes)(
  '130 brands behind a cap of 100 are all listed, each with its category: %s',
  async (language) => {
    const list = (nodes: readonly object[]) => ({ nodes });
    const term = (slug: string, children: readonly object[], others = {}) => ({
      id: btoa(`term:${slug}`),
      databaseId: 1,
      slug,
      name: slug,
      children: list(children),
      ...others,
    });
    const tops = [
      ...Array.from({ length: 130 }, (_, number) =>
        term(`brand-${number}`, [term(`brand-${number}-product-type`, [term(`brand-${number}-hair-oil`, [])])], {
          brandBanner: { heading: 'A banner', image: null },
        }),
      ),
      term('care-of-hair', [term('hair-oil', [])]),
    ];
    const small = createSmallBackend([]);
    const { render } = createPurgeableSite(async (address, init) => {
      const { operationName, variables } = JSON.parse(String(init?.body));
      if (!/^(?:brandsData|GetProductFilters)$/.test(operationName)) return small(address, init);
      const from = Number(variables.after ?? 0);
      const found = tops.filter(({ slug }) => variables.slug?.includes(slug) ?? true);
      const pageInfo = { hasNextPage: from + 100 < found.length, endCursor: String(from + 100) };
      return Response.json({ data: { productCategories: { ...list(found.slice(from, from + 100)), pageInfo } } });
    });
    const html = await (await render(`${buildPath({ country: 'uae', language })}/brands`)).text();
    expect(new Set(html.match(/\/brands\/brand-\d+(?=")/g)).size).toBe(130);
    expect(html.match(/care-of-hair/g)?.length).toBeGreaterThanOrEqual(130);
  },
);
