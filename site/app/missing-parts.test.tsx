import { expect, test, vi } from 'vitest';
import { company } from '../company.ts';
import { createPageCache } from '../server/cache/page-cache.ts';
import { buildPageResponse } from '../server/cache/page-response.ts';
import { LIFETIMES } from './routes/cache-control.ts';
import { contentPages } from './routes/content-pages.ts';
import { createSite, origin } from './test/create-site.ts';
import { createHostileBackend, known } from './test/hostile-backend.ts';

// The test runner leaves styles out.
vi.mock('./styles/theme.css?url', () => ({ default: '/assets/theme.css' }));

/** One address of every kind of page that reads content. */
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
  '/nature-and-me?hair=pitta&skin=pitta&hands=pitta&morning=pitta&weather=pitta',
  ...Object.keys(contentPages(company.slug)).map((path) => `/${path}`),
];

/** A site whose service fails for one operation of one country, and the operations it was asked for there. */
function createBrokenSite(broken: string | null) {
  const backend = createHostileBackend(1);
  const asked = new Set<string>();
  const site = createSite(async (address, init) => {
    const { operationName } = JSON.parse(String(init?.body));
    if (!String(address).includes('/uae/')) return backend(address, init);
    asked.add(operationName);
    if (operationName === broken) return new Response('<h1>Error</h1>', { status: 500 });
    return backend(address, init);
  });
  return { asked, get: (page: string) => site(`/uae${page}`) };
}

test('a page with a part missing, whichever it is, is kept for moments only', async () => {
  const wholes = new Map<string, ReadonlySet<string>>();
  for (const page of pages) {
    const { asked, get } = createBrokenSite(null);
    expect((await get(page)).headers.get('cache-control'), page).toContain('stale-if-error');
    wholes.set(page, asked);
  }
  const isCommon = (operation: string) =>
    [...wholes.values()].filter((asked) => asked.has(operation)).length > pages.length / 2;
  const seen = new Set<string>();
  for (const [page, asked] of wholes) {
    for (const operation of asked) {
      // What every page has is the same on every page.
      if (isCommon(operation) && seen.has(operation)) continue;
      seen.add(operation);
      const { status, headers } = await createBrokenSite(operation).get(page);
      const expected = status === 503 ? LIFETIMES.none : LIFETIMES.incomplete;
      expect([status, headers.get('cache-control')], `${page} without ${operation}`).toEqual([status, expected]);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['GetMenu', 'getProductsByBrand', 'newsAndMedia', 'pageGroups']));
}, 120_000);

test('a whole page stays where there is one, and one without its menu makes room for it again', async () => {
  const state = { now: Date.parse('2026-06-01T08:00:00Z'), isDown: false };
  const clock = () => state.now;
  const backend = createHostileBackend(1);
  const site = createSite(async (address, init) => {
    const isMenu = JSON.parse(String(init?.body)).operationName === 'GetMenu';
    return isMenu && state.isDown ? new Response('<h1>Error</h1>', { status: 500 }) : backend(address, init);
  }, clock);
  const cache = createPageCache({ maxBytes: 10_000_000, clock });
  const source = { redirect: async () => null, render: (url: URL) => site(url.pathname) };
  async function see(page: string, country = 'uae') {
    const served = await cache.serve(new URL(`/${country}${page}`, origin), source);
    const answer = await buildPageResponse(served, new Headers(), state.now);
    return { lifetime: answer.headers.get('cache-control'), html: await answer.text() };
  }

  const whole = await see('/plp');
  state.isDown = true;
  // Longer than the menu itself is served stale.
  state.now += 25 * 3_600_000;
  expect(await see('/plp')).toEqual(whole);
  const without = await see('/plp', 'ksa');
  expect(without.lifetime).toBe(LIFETIMES.incomplete);
  state.isDown = false;
  state.now += 5_000;
  const healed = await see('/plp', 'ksa');
  expect(healed.lifetime).toContain('stale-if-error');
  expect(healed.html).not.toBe(without.html);
});
