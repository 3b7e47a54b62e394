import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { LIFETIMES } from '../../app/routes/cache-control.ts';
import { EVERYTHING } from '../../cache/purge-log.ts';
import type { Task } from '../../cache/task.ts';
import { createPageCache } from './page-cache.ts';
import type { PageEntry } from './page-entry.ts';
import { buildPageResponse } from './page-response.ts';
import type { PageSource } from './page-source.ts';

const lifetime = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=3600';
const body = Array.from({ length: 200 }, (_, index) => `<p class="card">amla ${(index * 7919) % 1013} sidr</p>`).join(
  '',
);
const html = (text: string) => `<!doctype html><title>${text}</title>${body}`;

type Page = {
  status?: number;
  text?: string;
  headers?: Record<string, string>;
};

/** The memory of the buffers behind these pages, including parts they do not use. */
function sumHeld(entries: readonly (PageEntry | null)[]): number {
  const bodies = entries.flatMap((entry) => Object.values(entry?.variants ?? {}).flatMap(({ body }) => body ?? []));
  return [...new Set(bodies.map(({ buffer }) => buffer))].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/** A page cache over a fake site: a test sets what it renders and moves its clock, and renders are recorded. */
function createSite({ maxBytes = 10_000_000 } = {}) {
  const state = { now: 1_000_000, renders: [] as string[], redirects: new Map<string, string>() };
  const errors: unknown[] = [];
  const cache = createPageCache({
    maxBytes,
    clock: () => state.now,
    onError: (error) => errors.push(error),
  });
  let answer: (url: URL) => Page | Promise<Page> = () => ({});
  const source: PageSource = {
    redirect: async (url) => {
      const location = state.redirects.get(url.pathname + url.search);
      if (location === undefined) return null;
      return new Response(null, { status: 301, headers: { location, 'cache-control': 's-maxage=60' } });
    },
    render: async (url) => {
      state.renders.push(url.pathname + url.search);
      const { status = 200, text = 'page', headers = {} } = await answer(url);
      return new Response(html(text), {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': lifetime, ...headers },
      });
    },
  };
  async function get(target: string, headers: Record<string, string> = {}, from = source) {
    const served = await cache.serve(new URL(target, 'https://site.example'), from);
    return buildPageResponse(served, new Headers(headers), { now: state.now, load: cache.load });
  }
  return {
    cache,
    state,
    errors,
    source,
    get,
    titleOf: async (target: string) => parseTitle(await (await get(target)).text()),
    show: (next: typeof answer) => {
      answer = next;
    },
    /** Waits until no background refresh is in flight. */
    settle: () => expect.poll(() => cache.getStats().inFlight === 0).toBe(true),
  };
}

async function bytesOf(response: Response | undefined): Promise<Uint8Array> {
  return new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer());
}

function parseTitle(text: string): string | undefined {
  return /<title>(.*?)<\/title>/.exec(text)?.[1];
}

test('a page of values that content does not know has no entry of its own', async () => {
  const { cache, get, show, state } = createSite();
  show(() => ({ headers: { 'cache-control': LIFETIMES.unknown } }));
  for (const query of ['brand=nobody-1', 'brand=nobody-2', 'brand=nobody-1']) await get(`/uae/plp?${query}`);
  expect([state.renders.length, cache.getStats().entries, cache.getStats().bytes]).toEqual([3, 0, 0]);
});

test.each([
  ['queries that no route reads', (index: number) => `/uae?x=${index}${'a'.repeat(8_000)}`, 'aliases'],
  ['paths', (index: number) => `/uae/${index}${'a'.repeat(8_000)}`, 'keyParams'],
] as const)('%s that are long are known while there is room for their letters', async (_, build, memory) => {
  const { cache, get, show } = createSite();
  show(() => ({ status: 404, headers: { 'x-cache-key-params': '' } }));
  for (let index = 0; index < 520; index += 1) await get(build(index));
  const { entries, bytes } = cache.addressStats[memory]();
  expect([entries > 450 && entries < 500, bytes > entries * 8_000, bytes <= 4_000_000]).toEqual([true, true, true]);
  expect(cache.find(build(0))).toBeNull();
  expect(cache.find(build(519))).not.toBeNull();
});

describe('life of a page', () => {
  test('a miss renders, a hit does not, and both answer the same bytes', async () => {
    const site = createSite();
    const miss = await site.get('/uae');
    site.state.now += 59_999;
    const hit = await site.get('/uae');
    expect(await hit.text()).toBe(await miss.text());
    expect(site.state.renders).toEqual(['/uae']);
    expect(hit.headers.get('age')).toBe('59');
    expect(hit.headers.get('cache-control')).toBe(lifetime);
  });

  test('100 visitors at once share one render', async () => {
    const site = createSite();
    const slow = Promise.withResolvers<Page>();
    site.show(() => slow.promise);
    const all = Array.from({ length: 100 }, () => site.titleOf('/uae'));
    await expect.poll(() => site.state.renders.length > 0).toBe(true);
    slow.resolve({ text: 'shared' });
    const titles = await Promise.all(all);
    expect(new Set(titles)).toEqual(new Set(['shared']));
    expect(site.state.renders).toHaveLength(1);
  });

  test('a stale page is served at once and refreshed in the background, once', async () => {
    const site = createSite();
    await site.get('/uae');
    site.show(() => ({ text: 'new' }));
    site.state.now += 60_001;
    expect(await Promise.all([site.titleOf('/uae'), site.titleOf('/uae')])).toEqual(['page', 'page']);
    await site.settle();
    expect(await site.titleOf('/uae')).toBe('new');
    expect(site.state.renders).toHaveLength(2);
  });

  test('after the stale time a visitor waits for the new page', async () => {
    const site = createSite();
    await site.get('/uae');
    site.show(() => ({ text: 'new' }));
    site.state.now += 660_001;
    expect(await site.titleOf('/uae')).toBe('new');
  });

  test.each([
    ['answers 503', () => ({ status: 503, text: 'down' })],
    ['answers 500', () => ({ status: 500, text: 'defect' })],
    ['throws', () => Promise.reject(new Error('render failed'))],
  ])('while a render %s the stale page is served; it is retried after a delay, and recovers', async (_, failure) => {
    const site = createSite();
    await site.get('/uae');
    site.state.now += 700_000;
    site.show(failure);
    expect(await site.titleOf('/uae')).toBe('page');
    expect(await site.titleOf('/uae')).toBe('page');
    expect(site.state.renders).toHaveLength(2);
    site.show(() => ({ text: 'healed' }));
    site.state.now += 5_001;
    expect(await site.titleOf('/uae')).toBe('healed');
  });

  test('after stale-if-error the failure is shown', async () => {
    const site = createSite();
    await site.get('/uae');
    site.state.now += 60_000 + 3_600_000;
    site.show(() => ({ status: 503 }));
    expect((await site.get('/uae')).status).toBe(503);
  });

  test('a 503 of an unvisited page is passed on and never stored', async () => {
    const site = createSite();
    site.show(() => ({ status: 503, headers: { 'retry-after': '30' } }));
    const failed = await site.get('/uae');
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '30']);
    site.show(() => ({ text: 'up' }));
    expect(await site.titleOf('/uae')).toBe('up');
  });

  test('an error on an unvisited page reaches everyone who waits', async () => {
    const site = createSite();
    site.show(() => Promise.reject(new Error('defect')));
    const results = await Promise.allSettled([site.get('/uae'), site.get('/uae')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

describe('what is stored', () => {
  test.each([
    ['200', { status: 200 }, true],
    ['404', { status: 404 }, true],
    ['410', { status: 410 }, true],
    ['a redirect', { status: 302, headers: { location: '/ar' } }, true],
    ['201', { status: 201 }, false],
    ['a data redirect of the router', { status: 202 }, false],
    ['private', { headers: { 'cache-control': 'private, s-maxage=60' } }, false],
    ['no-store', { headers: { 'cache-control': 'no-store' } }, false],
    ['no lifetime', { headers: { 'cache-control': 'public' } }, false],
    ['a cookie', { headers: { 'set-cookie': 'a=b' } }, false],
    ['differing by cookie', { headers: { vary: 'Cookie' } }, false],
    ['differing by encoding', { headers: { vary: 'Accept-Encoding' } }, true],
    ['500', { status: 500 }, false],
    ['503', { status: 503 }, false],
  ])('%s', async (_, page, stored) => {
    const site = createSite();
    site.show(() => page);
    await site.get('/uae');
    await site.get('/uae');
    expect(site.state.renders).toHaveLength(stored ? 1 : 2);
  });

  test('a private answer is not shared with others who wait', async () => {
    const site = createSite();
    let serial = 0;
    site.show(() => ({
      text: String(++serial),
      headers: { 'cache-control': 'private', 'set-cookie': `id=${serial}` },
    }));
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.get('/')));
    expect(new Set(answers.map(({ headers }) => headers.get('set-cookie'))).size).toBe(5);
  });

  test('a page that becomes private is dropped', async () => {
    const site = createSite();
    await site.get('/uae');
    site.show(() => ({ headers: { 'cache-control': 'private' } }));
    site.state.now += 700_000;
    await site.get('/uae');
    expect(site.cache.getStats().entries).toBe(0);
  });

  test('internal headers never reach a visitor', async () => {
    const site = createSite();
    for (const cacheControl of [lifetime, 'private']) {
      const headers = { 'x-cache-tags': 'uae:GetMenu', 'x-cache-key-params': 'page', 'cache-control': cacheControl };
      site.show(() => ({ headers }));
      const { headers: received } = await site.get(`/${cacheControl.length}`);
      expect([...received.keys()].filter((name) => name.startsWith('x-cache'))).toEqual([]);
    }
  });

  test('the budget holds, and missing pages do not evict pages', async () => {
    const site = createSite({ maxBytes: 400_000 });
    await site.get('/uae');
    site.show(() => ({ status: 404 }));
    for (let index = 0; index < 300; index++) await site.get(`/missing-${index}`);
    expect(site.cache.getStats().bytes).toBeLessThanOrEqual(450_000);
    expect(site.cache.find('/uae')).not.toBeNull();
    expect(site.cache.find('/missing-0')).toBeNull();
  });

  test('an entry holds no more memory than is counted, before and after recompression', async () => {
    const site = createSite();
    await site.get('/uae');
    const { bytes } = site.cache.getStats();
    const measureHeld = () => sumHeld([site.cache.find('/uae')]);
    const before = measureHeld();
    expect(before).toBeLessThanOrEqual(bytes);
    await expect.poll(() => site.cache.find('/uae')?.isRecompressed).toBe(true);
    const saved = before - measureHeld();
    expect(saved).toBeGreaterThan(0);
    expect(site.cache.getStats().bytes).toBe(bytes - saved);
  });

  test('searches and comparisons evict no page, however often each is asked for', async () => {
    const site = createSite({ maxBytes: 400_000 });
    const pages = Array.from({ length: 20 }, (_, index) => `/uae/product/${index}`);
    for (const page of pages) await site.get(page);
    site.show(({ search }) => ({ text: search, headers: { 'cache-control': LIFETIMES.search } }));
    for (let turn = 0; turn < 1_000; turn += 1)
      for (let time = 0; time < 2; time += 1) await site.get(`/uae/search?key=${turn}`);
    expect(pages.filter((page) => site.cache.find(page) === null)).toEqual([]);
    expect(site.cache.find('/uae/search?key=999')).not.toBeNull();
    expect(site.cache.getStats().bytes).toBeLessThan(400_000 * 1.125 + 1);
  });

  test('a scan of 6,000 addresses evicts no page in use', async () => {
    const site = createSite({ maxBytes: 1_000_000 });
    const pages = Array.from({ length: 40 }, (_, index) => `/page-${index}`);
    for (const page of [...pages, ...pages]) await site.get(page);
    for (let index = 0; index < 6_000; index++) await site.get(`/scan-${index}`);
    expect(pages.filter((page) => site.cache.find(page) === null)).toEqual([]);
    expect(site.cache.find('/scan-0')).toBeNull();
    expect(site.cache.getStats().bytes).toBeLessThanOrEqual(1_000_000);
  });

  test('the buffers behind 300 pages of all sizes are no larger than counted', async () => {
    const site = createSite({ maxBytes: 50_000_000 });
    const targets = Array.from({ length: 300 }, (_, index) => `/${index}`);
    site.show(({ pathname }) => ({ text: pathname.repeat(Number(pathname.slice(1)) ** 2), status: 200 }));
    for (const target of targets) await site.get(target);
    const held = sumHeld(targets.map((target) => site.cache.find(target)));
    expect(held).toBeGreaterThan(100_000);
    expect(held).toBeLessThanOrEqual(site.cache.getStats().bytes * 1.05);
  });

  test('only compressed bytes of a page are kept; a client without compression gets them decompressed', async () => {
    const site = createSite();
    const first = await (await site.get('/uae')).text();
    expect(site.cache.find('/uae')?.variants.identity.body).toBeNull();
    expect(first).toBe(html('page'));
    expect(site.cache.getStats().bytes).toBeLessThan(first.length);
    const again = await site.get('/uae');
    expect(again.headers.get('content-length')).toBe(String(first.length));
    expect([again.headers.get('content-encoding'), await again.text()]).toEqual([null, first]);
    expect(site.state.renders).toHaveLength(1);
  });

  test('gzip is made once, when it is first asked for, and counts from then on', async () => {
    const site = createSite();
    const entry = await site.get('/uae').then(() => site.cache.find('/uae'));
    // The brotli variant may be packed again at any moment.
    const countOthers = () => site.cache.getStats().bytes - (entry?.variants.br.body?.length ?? 0);
    const others = countOthers();
    expect(entry?.variants.gzip.body).toBeNull();
    const zipped = { 'accept-encoding': 'gzip' };
    const [first, second] = await Promise.all([site.get('/uae', zipped), site.get('/uae', zipped)]);
    const body = entry?.variants.gzip.body;
    expect(gunzipSync(body ?? '').toString()).toBe(html('page'));
    for (const answer of [first, second, await site.get('/uae', zipped)]) {
      expect(answer.headers.get('content-length')).toBe(String(body?.length));
      expect(Buffer.from(await answer.arrayBuffer()).equals(body ?? Buffer.alloc(0))).toBe(true);
    }
    expect(entry?.variants.gzip.body).toBe(body);
    expect(countOthers() - others).toBe(body?.length);
    // The page keeps it when rendered again with the same bytes.
    site.state.now += 61_000;
    await site.get('/uae');
    await expect.poll(() => site.cache.find('/uae')).not.toBe(entry);
    expect(site.cache.find('/uae')?.variants.gzip.body).toBe(body);
  });

  test('scopes do not mix', async () => {
    const site = createSite();
    await site.get('/', {}, { ...site.source, scope: 'visitor ' });
    expect(site.cache.find('/')).toBeNull();
  });
});

describe('encodings and validators', () => {
  test('brotli, gzip and identity are the same page with validators of their own', async () => {
    const site = createSite();
    const [plain, zipped, br] = await Promise.all(
      ['', 'gzip', 'gzip, br'].map((encoding) => site.get('/uae', { 'accept-encoding': encoding })),
    );
    const text = await plain?.text();
    expect(gunzipSync(await bytesOf(zipped)).toString()).toBe(text);
    expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(text);
    expect([plain, zipped, br].map((one) => one?.headers.get('content-encoding'))).toEqual([null, 'gzip', 'br']);
    expect(new Set([plain, zipped, br].map((one) => one?.headers.get('etag'))).size).toBe(3);
    expect(new Set([plain, zipped, br].map((one) => one?.headers.get('vary')))).toEqual(new Set(['Accept-Encoding']));
  });

  test('304 for any form of the validator, 200 for another page', async () => {
    const site = createSite();
    const etag = (await site.get('/uae', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    for (const validator of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await site.get('/uae', { 'if-none-match': validator, 'accept-encoding': 'br' });
      expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, '']);
      expect(answer.headers.get('cache-control')).toBe(lifetime);
      expect(answer.headers.has('content-type')).toBe(false);
    }
    site.show(() => ({ text: 'another' }));
    expect((await site.get('/ksa', { 'if-none-match': etag })).status).toBe(200);
  });

  test('the same bytes rendered again keep their validator', async () => {
    const site = createSite();
    const before = (await site.get('/uae')).headers.get('etag');
    site.cache.purge([EVERYTHING]);
    expect((await site.get('/uae')).headers.get('etag')).toBe(before);
    expect(site.state.renders).toHaveLength(2);
  });

  test('a page requested again is recompressed in the background, and its old validator still answers 304', async () => {
    const site = createSite();
    const first = await site.get('/uae', { 'accept-encoding': 'br' });
    await site.get('/uae');
    await expect.poll(() => site.cache.find('/uae')?.isRecompressed).toBe(true);
    const best = await site.get('/uae', { 'accept-encoding': 'br' });
    expect(best.headers.get('etag')).toMatch(/-br11"$/);
    expect(Number(best.headers.get('content-length'))).toBeLessThan(Number(first.headers.get('content-length')));
    expect(parseTitle(brotliDecompressSync(await bytesOf(best)).toString())).toBe('page');
    const oldEtag = first.headers.get('etag') ?? '';
    expect((await site.get('/uae', { 'if-none-match': oldEtag })).status).toBe(304);

    // The same bytes rendered again are not recompressed; other bytes are.
    site.cache.purge([EVERYTHING]);
    const rerendered = await site.get('/uae', { 'accept-encoding': 'br' });
    expect(rerendered.headers.get('etag')).toBe(best.headers.get('etag'));
    expect(rerendered.headers.get('content-length')).toBe(best.headers.get('content-length'));
    expect((await site.get('/uae', { 'if-none-match': oldEtag })).status).toBe(304);
    site.show(() => ({ text: 'another' }));
    site.cache.purge([EVERYTHING]);
    const other = await site.get('/uae', { 'accept-encoding': 'br' });
    expect(parseTitle(brotliDecompressSync(await bytesOf(other)).toString())).toBe('another');
    expect((await site.get('/uae', { 'if-none-match': oldEtag })).status).toBe(200);
  });
});

describe('keys', () => {
  test('without declared names every query is a page of its own', async () => {
    const site = createSite();
    await site.get('/uae/plp?page=2');
    await site.get('/uae/plp?page=3');
    expect(site.state.renders).toEqual(['/uae/plp?page=2', '/uae/plp?page=3']);
  });

  test('only declared names are part of the key and of what is rendered', async () => {
    const site = createSite();
    site.show((url) => ({ text: url.search, headers: { 'x-cache-key-params': 'page, sort' } }));
    for (const query of ['?utm_source=a&page=2', '?page=2', '?utm_source=b&page=2', '?page=2&fbclid=1']) {
      expect(await site.titleOf(`/uae/plp${query}`)).toBe('?page=2');
    }
    expect(await site.titleOf('/uae/plp?sort=name&page=2')).toBe('?page=2&sort=name');
    expect(site.state.renders).toEqual([
      '/uae/plp?utm_source=a&page=2',
      '/uae/plp?page=2',
      '/uae/plp?page=2&sort=name',
    ]);
    expect(site.cache.find('/uae/plp?utm_source=b&page=2')).not.toBeNull();
  });

  test('an empty declaration ignores every query', async () => {
    const site = createSite();
    site.show(() => ({ headers: { 'x-cache-key-params': '' } }));
    await site.get('/uae');
    await site.get('/uae?a=1');
    await site.get('/uae?a=2');
    expect(site.state.renders).toEqual(['/uae']);
  });

  test('the key of a data request includes the loaders that run', async () => {
    const site = createSite();
    site.show(() => ({ headers: { 'x-cache-key-params': 'page' } }));
    await site.get('/uae/plp.data?_routes=root&utm=1');
    await site.get('/uae/plp.data?_routes=list');
    expect(site.state.renders.slice(-1)).toEqual(['/uae/plp.data?_routes=list']);
  });

  test('a redirect with a query comes before the page without it', async () => {
    const site = createSite();
    site.show(() => ({ headers: { 'x-cache-key-params': 'page' } }));
    await site.get('/uae/collections/tarwa?page=1');
    site.state.redirects.set('/uae/collections/tarwa?type=12', '/uae/collections/tarwa/hair-oil');
    const answer = await site.get('/uae/collections/tarwa?type=12');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/uae/collections/tarwa/hair-oil']);
  });

  test('a redirect is stored, and dropped when everything is purged', async () => {
    const site = createSite();
    site.state.redirects.set('/old', '/new');
    expect((await site.get('/old')).headers.get('location')).toBe('/new');
    expect(site.cache.find('/old')?.status).toBe(301);
    site.state.redirects.clear();
    site.cache.purge([EVERYTHING]);
    expect(site.cache.find('/old')).toBeNull();
    expect((await site.get('/old')).status).toBe(200);
  });

  test('every address is answered, even if the declared names keep changing', async () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });
    const pairs = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.string({ maxLength: 3 })), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(names, { minLength: 1, maxLength: 5 }), pairs, async (declarations, query) => {
        const site = createSite();
        site.show(() => ({
          headers: {
            'x-cache-key-params': declarations[site.state.renders.length % declarations.length]?.join(',') ?? '',
          },
        }));
        const answer = await site.get(`/x?${new URLSearchParams(query)}`);
        expect(answer.status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });
});

describe('purge', () => {
  const tagged = (tags: string) => ({ headers: { 'x-cache-tags': tags } });

  test('pages with the tag are rendered again, others stay', async () => {
    const site = createSite();
    site.show((url) => tagged(url.pathname === '/uae' ? 'uae:GetMenu, uae:42' : 'ksa:GetMenu'));
    await site.get('/uae');
    await site.get('/ksa');
    expect(site.cache.purge(['uae:42'])).toBe(1);
    site.state.now += 1;
    site.show(() => ({ ...tagged('uae:42'), text: 'new' }));
    expect(await site.titleOf('/uae')).toBe('new');
    expect(await site.titleOf('/ksa')).toBe('page');
  });

  test('a purged page is still served when its render fails', async () => {
    const site = createSite();
    site.show(() => tagged('uae:42'));
    await site.get('/uae');
    site.cache.purge(['uae:42']);
    site.show(() => ({ status: 503 }));
    expect(await site.titleOf('/uae')).toBe('page');
  });

  test.each([
    [7_999, 'new'],
    [8_000, 'page'],
  ])('a page whose render takes %i ms after a purge is served as the %s one', async (ms, text) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const site = createSite();
      site.show(() => tagged('uae:42'));
      await site.get('/uae');
      site.cache.purge(['uae:42']);
      const gate = Promise.withResolvers<void>();
      site.show(async () => {
        await gate.promise;
        return { ...tagged('uae:42'), text: 'new' };
      });
      const first = site.titleOf('/uae');
      await vi.advanceTimersByTimeAsync(ms);
      site.state.now += ms;
      // No other visitor waits as long for the same render.
      if (text === 'page') expect(await site.titleOf('/uae')).toBe('page');
      gate.resolve();
      expect(await first).toBe(text);
      await site.settle();
      expect(await site.titleOf('/uae')).toBe('new');
      expect(site.state.renders).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a render that started before the purge does not count as fresh', async () => {
    const site = createSite();
    const gate = Promise.withResolvers<void>();
    site.show(async () => {
      await gate.promise;
      return { ...tagged('uae:42'), text: 'old' };
    });
    const early = site.titleOf('/uae');
    site.state.now += 5;
    site.cache.purge(['uae:42']);
    gate.resolve();
    expect(await early).toBe('old');
    site.show(() => ({ ...tagged('uae:42'), text: 'new' }));
    expect(await site.titleOf('/uae')).toBe('new');
  });

  test('a backend that still answers the old text for some seconds after a purge is asked again', async () => {
    const site = createSite();
    site.show(() => ({ ...tagged('uae:42'), text: 'old' }));
    await site.get('/uae');
    site.cache.purge(['uae:42']);
    site.state.now += 1_000;
    expect(await site.titleOf('/uae')).toBe('old');
    site.show(() => ({ ...tagged('uae:42'), text: 'new' }));
    site.state.now += 14_000;
    await site.get('/uae');
    await site.settle();
    expect(await site.titleOf('/uae')).toBe('new');
    site.state.now += 30_000;
    expect(site.state.renders).toHaveLength(3);
    expect(await site.titleOf('/uae')).toBe('new');
    expect(site.state.renders).toHaveLength(3);
  });

  test('a tag purges exactly its pages, whatever the pages and tags', async () => {
    const tag = fc.constantFrom('uae:1', 'uae:2', 'ksa:1', 'uae:GetMenu', 'ksa:GetMenu');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uniqueArray(tag), { minLength: 1, maxLength: 8 }), tag, async (pages, purged) => {
        const site = createSite();
        site.show((url) => tagged(pages[Number(url.pathname.slice(1))]?.join(',') ?? ''));
        for (const index of pages.keys()) await site.get(`/${index}`);
        site.cache.purge([purged]);
        for (const [index, tags] of pages.entries()) {
          expect(site.cache.find(`/${index}`) === null).toBe(tags.includes(purged));
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('the page of a refusal is given up with the last who waits for it', async () => {
  const { cache } = createSite();
  const tasks: Task[] = [];
  const source: PageSource = {
    redirect: (_, task) =>
      new Promise((_resolve, reject) => {
        tasks.push(task);
        task.signal?.addEventListener('abort', () => reject(task.signal?.reason));
      }),
    render: async () => new Response(),
  };
  const visitor = new AbortController();
  const gone = cache.serve(new URL('https://site.example/gone'), source, visitor);
  await expect.poll(() => tasks).toHaveLength(1);
  visitor.abort('gone');
  await expect(gone).rejects.toBe('gone');
  expect(tasks[0]?.signal?.aborted).toBe(true);
});
