import { beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueItem } from '../content/catalogue/catalogue-index.server.ts';
import { estimateBytes } from './estimate-catalogue.ts';
import { keepCatalogue, type Progress, readKeptSince } from './keep-catalogue.ts';

const ORIGIN = 'https://www.example.com';
const HOME = '/ar/ksa';
const NOW = Date.parse('2026-06-01T08:00:00Z');

const { POSITIVE_INFINITY: ALL } = Number;
const FINE = { answers: ALL, room: ALL, refused: {} as Record<string, Response> };
/** The site: its products with dates of change, how many answers it gives before the network fails, what it refuses. */
const site = { ...FINE, products: new Map<string, number>() };
const kept = new Map<string, Response>();
const asked: string[] = [];
const progress: Progress[] = [];

const pathOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url.slice(ORIGIN.length) : String(key));
const cache = {
  put: async (key: RequestInfo | URL, answer: Response) => {
    if (kept.size >= site.room) throw new DOMException('full', 'QuotaExceededError');
    kept.set(String(key), answer);
  },
  keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
  match: async (key: RequestInfo | URL) => kept.get(pathOf(key))?.clone(),
  delete: async (key: RequestInfo | URL) => kept.delete(pathOf(key)),
};

async function load(address: string, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  asked.push(address);
  if (asked.length > site.answers) throw new TypeError('Failed to fetch');
  if (site.refused[address]) return site.refused[address];
  if (address.endsWith('/offline-catalogue.json')) {
    const items = [...site.products.keys()].map((slug) => ({ slug }) as CatalogueItem);
    const modified = [...site.products.values()];
    return Response.json({ items, modified, terms: [], termLists: [], orders: {}, shown: [] });
  }
  const slug = /\/product\/(.*)/.exec(address)?.[1];
  const picture = `<img alt="" src="/_ipx/w_320,f_webp,q_80/m0/${slug}.webp"/>`;
  return new Response(
    `<link rel="stylesheet" href="/assets/theme.css"/>${picture}<p>${site.products.get(slug ?? '')}</p>`,
  );
}

const stop = { now: new AbortController() };
const keep = (signal = stop.now.signal) => {
  asked.length = 0;
  return keepCatalogue({ home: HOME, cache, load, signal, onProgress: (step) => progress.push(step), now: () => NOW });
};
const pages = () => [...kept.keys()].filter((key) => key.includes('/product/')).map((key) => key.split('?')[0]);

/** The bytes of everything kept, except the time. */
async function sumKept(): Promise<number> {
  const written = [...kept].flatMap(([key, answer]) => (key.endsWith('?state') ? [] : [answer.blob()]));
  return new Blob(await Promise.all(written)).size;
}

beforeEach(() => {
  for (const list of [asked, progress]) list.length = 0;
  kept.clear();
  const products = new Map(['amla-oil', 'neem-soap', 'sidr-powder'].map((slug) => [slug, 1]));
  Object.assign(site, FINE, { products });
});

test('every product is kept with its styles and one size of its pictures, and is counted', async () => {
  await keep();
  expect(pages()).toEqual(['/ar/ksa/product/amla-oil', '/ar/ksa/product/neem-soap', '/ar/ksa/product/sidr-powder']);
  expect(kept.has('/assets/theme.css')).toBe(true);
  expect(asked).toContain('/_ipx/w_576,f_webp,q_80/m0/amla-oil.webp');
  expect(kept.has('/_ipx/kept/m0/amla-oil.webp')).toBe(true);
  expect(progress.map(({ done, total }) => `${done}/${total}`)).toEqual(['0/3', '1/3', '2/3', '3/3']);
  expect(await readKeptSince(HOME, cache)).toBe(NOW);
});

const refuse = (status: number) => new Response('', { status });
const NEEM = '/ar/ksa/product/neem-soap';
const PICTURE = '/_ipx/w_576,f_webp,q_80/m0/neem-soap.webp';

test.each([
  // The list, and one product with its style and picture.
  ['without a network', 'Failed to fetch', { answers: 4 }],
  ['a page that the site has no time for', 'HTTP 503', { refused: { [NEEM]: refuse(503) } }],
  ['a picture that it has no time for', 'HTTP 503', { refused: { [PICTURE]: refuse(503) } }],
])('what breaks off goes on where it was: %s', async (_, message, trouble) => {
  Object.assign(site, trouble);
  await expect(keep()).rejects.toThrow(message);
  expect([pages(), await readKeptSince(HOME, cache)]).toEqual([['/ar/ksa/product/amla-oil'], null]);
  Object.assign(site, FINE);
  await keep();
  expect([pages().length, kept.has('/_ipx/kept/m0/neem-soap.webp')]).toEqual([3, true]);
  expect(asked).not.toContain('/ar/ksa/product/amla-oil');
});

test.each([
  ...[404, 410].map((status) => [NEEM, status, 2, refuse(status)] as const),
  [NEEM, 'a redirect', 2, Object.defineProperty(new Response(''), 'redirected', { value: true })] as const,
  ...[404, 413, 415].map((status) => [PICTURE, status, 3, refuse(status)] as const),
])('what has gone or can never be made is left out, and not counted: %s, %s', async (gone, _, count, answer) => {
  site.refused = { [gone]: answer };
  await keep();
  const { bytes } = await estimateBytes({ home: HOME, load, signal: stop.now.signal });
  expect([pages().length, await readKeptSince(HOME, cache), bytes]).toEqual([count, NOW, await sumKept()]);
});

test('what is stopped while it writes writes no more, also when it has begun again meanwhile', async () => {
  const stopped = new AbortController();
  const { put } = cache;
  const slow = vi.spyOn(cache, 'put').mockImplementation(async (key, answer) => {
    await put(key, answer);
    // The visitor cancels while the first page is written, and starts again.
    if (String(key).includes('amla-oil?')) stopped.abort();
  });
  await expect(keep(stopped.signal)).rejects.toThrow('aborted');
  expect(pages()).toEqual(['/ar/ksa/product/amla-oil']);
  expect(progress.map(({ done }) => done)).toEqual([0]);
  slow.mockRestore();
  await keep();
  expect(asked).not.toContain('/ar/ksa/product/amla-oil');
});

test('a changed product is fetched again, alone, and one that is sold no more is forgotten with its picture', async () => {
  await keep();
  site.products = new Map(Object.entries({ 'amla-oil': 2, 'neem-soap': 1 }));
  await keep();
  expect(asked).toEqual(['/ar/ksa/offline-catalogue.json', '/ar/ksa/product/amla-oil']);
  expect(pages().sort()).toEqual(['/ar/ksa/product/amla-oil', '/ar/ksa/product/neem-soap']);
  expect([...kept.keys()].filter((key) => !key.startsWith(HOME))).toHaveLength(3);
  const [amla] = [...kept].flatMap(([key, page]) => (key.includes('amla-oil?') ? [page] : []));
  expect(await amla?.text()).toContain('<p>2</p>');
});

test('without room nothing that is kept is lost', async () => {
  site.room = 5;
  await expect(keep()).rejects.toThrow('full');
  expect([pages(), await readKeptSince(HOME, cache)]).toEqual([['/ar/ksa/product/amla-oil'], null]);
});

test.each([3, 5, 40])(
  'of %i products the size is told from five before anything is kept: what they share is counted once',
  async (count) => {
    site.products = new Map(Array.from({ length: count }, (_, place) => [`oil-${100 + place}`, 1]));
    const { total, bytes } = await estimateBytes({ home: HOME, load, signal: stop.now.signal });
    expect([total, kept.size]).toEqual([count, 0]);
    expect(asked.filter((address) => address.includes('/product/'))).toHaveLength(Math.min(5, count));
    await keep();
    expect(bytes).toBe(await sumKept());
  },
);
