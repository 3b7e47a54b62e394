import { expect, test } from 'vitest';
import { company } from '../company.ts';
import { createPageCache } from '../server/cache/page-cache.ts';
import { buildPageResponse } from '../server/cache/page-response.ts';
import { LIFETIMES } from './routes/cache-control.ts';
import { contentPages } from './routes/content-pages.ts';
import { createSite, origin } from './test/create-site.ts';
import { createHostileBackend, known } from './test/hostile-backend.ts';

/** One address per kind of page that loads content. */
const pages = [
  '',
  '/plp',
  `/${known.type}`,
  `/product/${known.product}`,
  '/brands',
  `/brands/${known.brand}`,
  `/collections/${known.brand}/${known.type}`,
  '/catalogs',
  '/ingredients',
  `/blogs/${known.post}`,
  `/careers/${known.job}`,
  '/search?key=amla',
  `/product-cards?slug=${known.product}`,
  '/search-suggestions?key=amla',
  '/quality-promise',
  '/rss.xml',
  `/general-enquiry?product=${known.product}`,
  '/nature-and-me?hair=pitta&skin=pitta&hands=pitta&morning=pitta&weather=pitta',
  ...Object.keys(contentPages(company.slug)).map((path) => `/${path}`),
];

/** Creates a site whose service fails for one operation in uae, and records the operations requested there. */
function createBrokenSite(broken: string | null) {
  const backend = createHostileBackend(1);
  const requested = new Set<string>();
  const site = createSite(async (address, init) => {
    const { operationName } = JSON.parse(String(init?.body));
    if (!String(address).includes('/uae/')) return backend(address, init);
    requested.add(operationName);
    if (operationName === broken) return new Response('<h1>Error</h1>', { status: 500 });
    return backend(address, init);
  });
  return { requested, get: (page: string) => site(`/uae${page}`) };
}

test('a page with any part missing is stored for seconds only', async () => {
  const operationsByPage = new Map<string, ReadonlySet<string>>();
  for (const page of pages) {
    const { requested, get } = createBrokenSite(null);
    expect((await get(page)).headers.get('cache-control'), page).toContain('stale-if-error');
    operationsByPage.set(page, requested);
  }
  const isCommon = (operation: string) =>
    [...operationsByPage.values()].filter((requested) => requested.has(operation)).length > pages.length / 2;
  const tested = new Set<string>();
  for (const [page, requested] of operationsByPage) {
    for (const operation of requested) {
      // Operations of every page are tested once.
      if (isCommon(operation) && tested.has(operation)) continue;
      tested.add(operation);
      const { status, headers } = await createBrokenSite(operation).get(page);
      const expected = status === 503 ? LIFETIMES.none : LIFETIMES.incomplete;
      expect([status, headers.get('cache-control')], `${page} without ${operation}`).toEqual([status, expected]);
    }
  }
  expect([...tested]).toEqual(expect.arrayContaining(['GetMenu', 'getProductsByBrand', 'newsAndMedia', 'pageGroups']));
}, 120_000);

test('a page without its menu does not replace a whole one, and is soon replaced by one', async () => {
  const state = { now: Date.parse('2026-06-01T08:00:00Z'), isDown: false };
  const clock = () => state.now;
  const backend = createHostileBackend(1);
  const site = createSite(async (address, init) => {
    const isMenu = JSON.parse(String(init?.body)).operationName === 'GetMenu';
    return isMenu && state.isDown ? new Response('<h1>Error</h1>', { status: 500 }) : backend(address, init);
  }, clock);
  const cache = createPageCache({ maxBytes: 10_000_000, clock });
  const source = { redirect: async () => null, render: (url: URL) => site(url.pathname) };
  async function visit(page: string, country = 'uae') {
    const served = await cache.serve(new URL(`/${country}${page}`, origin), source);
    const answer = await buildPageResponse(served, new Headers(), { now: state.now, load: cache.load });
    return { lifetime: answer.headers.get('cache-control'), html: await answer.text() };
  }

  const whole = await visit('/plp');
  state.isDown = true;
  // Past the stale time of the menu.
  state.now += 25 * 3_600_000;
  expect(await visit('/plp')).toEqual(whole);
  const without = await visit('/plp', 'ksa');
  expect(without.lifetime).toBe(LIFETIMES.incomplete);
  state.isDown = false;
  state.now += 5_000;
  const healed = await visit('/plp', 'ksa');
  expect(healed.lifetime).toContain('stale-if-error');
  expect(healed.html).not.toBe(without.html);
});
