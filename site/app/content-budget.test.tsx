import { describe, expect, test } from 'vitest';
import { createPageCache } from '../server/cache/page-cache.ts';
import { buildPageResponse } from '../server/cache/page-response.ts';
import { POLL_MS } from './content/client/content-watch.server.ts';
import { allLocales } from './locale/locales.ts';
import { createPurgeableSite, origin } from './test/create-site.ts';
import { createEditedService, type Kind } from './test/edited-service.ts';
import { createFullBackend } from './test/full-backend.ts';
import { pathOfEachKind } from './test/page-kinds.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-06-01T08:00:00Z');

/** A site with its caches and a clock, over a service that counts its queries and whose entries can be edited. */
function createWatchedSite() {
  const state = { now: START, running: 0, most: 0 };
  const asked: { operation: string; country: string }[] = [];
  const service = createEditedService(START, { length: 3 });
  const clock = () => state.now;
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const [, country = ''] = /\.test\/(\w+)\//.exec(String(address)) ?? [];
    asked.push({ operation: JSON.parse(String(init?.body)).operationName, country });
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    const answer = await service.fetch(address, init);
    await new Promise((resolve) => setImmediate(resolve));
    state.running -= 1;
    return answer;
  };
  const onChange = (tags: readonly string[]) => cache.purge([...site.purge(tags).tags]);
  const site = createPurgeableSite(fetch, clock, {}, undefined, onChange);
  const cache = createPageCache({ maxBytes: 50_000_000, clock });
  const source = { redirect: async () => null, render: (url: URL) => site.render(url.pathname + url.search) };
  return {
    state,
    asked,
    edit: service.edit,
    /** Counts the queries made by a task. */
    count: async (work: () => Promise<unknown>) => {
      const before = asked.length;
      await work();
      return asked.slice(before);
    },
    visit: async (path: string) => {
      const served = await cache.serve(new URL(path, origin), source);
      return (await buildPageResponse(served, new Headers(), { now: state.now, load: cache.load })).text();
    },
    /** Advances the site's clock, polling for changes. */
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
    // The service reports changes only of entries it has returned.
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

test('100 cold visitors at once, on pages of every kind, cost one request per operation and variables', async () => {
  const asked: string[] = [];
  const service = createFullBackend({ length: 3 });
  const { render } = createPurgeableSite(async (address, init) => {
    const { query, operationName, variables } = JSON.parse(String(init?.body));
    // A variable that is left out has the value in the document.
    const defaults = [...query.matchAll(/\$(\w+): \w+!? = "([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const all = Object.entries({ ...Object.fromEntries(defaults), ...variables }).sort();
    asked.push(`${address} ${operationName} ${JSON.stringify(all)}`);
    // It has no related products, and answers with errors are queried again.
    return Response.json({ data: (await (await service(address, init)).json()).data });
  });
  const addresses = pathOfEachKind.flatMap((kind) => [`/uae${kind}`, `/ar/uae${kind}`, `/ar/ksa${kind}`]);
  expect(addresses.length).toBeGreaterThanOrEqual(100);
  const answers = await Promise.all(addresses.map((address) => render(address)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(asked.filter((one, place) => asked.indexOf(one) !== place)).toEqual([]);
});

describe('freshness without notices (decision 0138)', () => {
  test.each<[Kind, string, string, number]>([
    ['posts', 'title', '', 0],
    ['pages', 'title', '/our-story', 9],
    ['products', 'name', '/product/products-0', 9],
    ['posts', 'content', '/blogs/posts-0', 0],
    ['posts', 'title', '/news-press-releases', 9],
    ['productCategories', 'brandBanner.heading', '/brands/productCategories-0', 9],
    ['productCategories', 'seo.metaTitle', '/type-a', 9],
    ['productCategories', 'categoryPage.faqs.answer', '/type-a', 0],
    ['menuItems', 'menuFields.mImage.node.mediaItemUrl', '', 9],
    ['ingredients', 'ingredientFields.image.node.altText', '/product/products-0', 9],
  ])(
    'a change of %s (%s) shows within a minute, and to the visitor of hours later: %s after %i more hours',
    async (kind, field, path, hours) => {
      const { state, start, visit, pass, edit } = createWatchedSite();
      const address = `/uae${path}`;
      await start();
      const old = await visit(address);
      await pass(2 * MINUTE_MS);
      expect(await visit(address)).toBe(old);
      edit('uae en', kind, 1, [field]);
      expect(await visit(address)).toBe(old);
      await pass(MINUTE_MS);
      state.now += hours * 60 * MINUTE_MS;
      expect((await visit(address)).includes('edition1')).toBe(true);
    },
  );
});
