import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKeptSince } from './keep-catalogue.ts';
import { keptPage, versionOf } from './kept-catalogue.ts';
import { refreshCatalogues } from './refresh-catalogues.ts';

const ORIGIN = 'https://www.example.com';
const HOME = '/ar/ksa';
const NOW = Date.parse('2026-06-01T08:00:00Z');
const MINUTE_MS = 60_000;

const kept = new Map<string, Response>();
const asked: string[] = [];
const cache = {
  put: async (key: string, answer: Response) => kept.set(key, answer),
  keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
  match: async (key: string) => kept.get(key)?.clone(),
  delete: async (key: string) => kept.delete(key),
};
/** The products of the site, each with its date of change. */
const PRODUCTS = [
  ['amla-oil', 2],
  ['neem-soap', 1],
] as const;

/** The address at which a product of that date is kept. */
const pageOf = (slug: string, modified: number) => keptPage(HOME, slug, versionOf({ slug }, modified));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  kept.clear();
  asked.length = 0;
  const locks = { request: (_: string, __: object, work: (lock: object) => Promise<void>) => work({}) };
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('caches', { keys: async () => ['pages', `catalogue ${HOME}`], open: async () => cache });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.includes('/product/')) return new Response('as it is now');
    const [items, modified] = [PRODUCTS.map(([slug]) => ({ slug })), PRODUCTS.map(([, at]) => at)];
    return Response.json({ items, modified, terms: [], termLists: [], orders: {}, shown: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('of a part the products that are kept are refreshed, every ten minutes, and no others: it stays a part', async () => {
  kept.set(pageOf('amla-oil', 1), new Response('as it was'));
  const [list, amla] = [`${HOME}/offline-catalogue.json`, `${HOME}/product/amla-oil`];
  await refreshCatalogues();
  expect(asked.splice(0)).toEqual([list, amla]);
  expect([...kept.keys()].filter((key) => key.includes('/product/'))).toEqual([pageOf('amla-oil', 2)]);
  vi.setSystemTime(NOW + 10 * MINUTE_MS - 1);
  await refreshCatalogues();
  expect(asked).toEqual([]);
  vi.setSystemTime(NOW + 10 * MINUTE_MS);
  await refreshCatalogues();
  expect(asked).toEqual([list]);
  expect(await readKeptSince(HOME, cache)).toBe(null);
});
