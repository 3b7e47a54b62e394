import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';
import { buildNetworkError } from '../app/content/client/errors.ts';
import type { AddressAnswer } from '../app/redirects/redirect-steps.ts';
import { renderFrameworkPage } from '../app/test/framework-page.tsx';
import { buildPolicyHash } from '../app/ui/policy-hash.server.ts';
import { readSiteEnv } from '../env.ts';
import { createLog } from './log.ts';
import { SIGNATURE_HEADER, signNotice, TIMESTAMP_HEADER } from './purge-signature.ts';
import { startServer } from './start.ts';
import { bareSite } from './test/bare-site.ts';

const lifetime = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
/** For answers that must not be stored. */
const cacheControl = 'private, no-store';
const sample = await renderFrameworkPage();
const purgeSecret = 'a secret of more than 32 characters';
const metricsToken = 'a-token-for-figures';
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const buildFolder = join(folder, 'build');

/** The fake site behind the pipeline: its answers, and the requests it got. */
const site = {
  rendered: [] as string[],
  headersSeen: [] as string[],
  addresses: new Map<string, AddressAnswer>(),
  page: (_: Request): Response | Promise<Response> => html(sample),
  purge: (_: readonly string[]): void => {},
};

function html(text: string, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': lifetime, ...init.headers };
  return new Response(text, { status: init.status ?? 200, headers });
}

/** Resolves the language as in rulings 2.4 and 2.5, in short. */
function resolveVisitor(pathname: string, headers: Headers): AddressAnswer | null {
  const saved = /i18n_redirected=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];
  if (/^\/ksa(?:\/|$)/.test(pathname) && saved !== 'en')
    return { status: 302, location: `/ar${pathname}`, cacheControl };
  if (pathname === '/' && saved === 'ar') return { status: 302, location: '/ar', cacheControl };
  return null;
}

let origin = '';
let metricsOrigin = '';
let stop: () => Promise<void> = async () => {};

beforeAll(async () => {
  mkdirSync(join(buildFolder, 'client/assets'), { recursive: true });
  writeFileSync(join(buildFolder, 'client/assets/app.js'), 'export {}');
  const env = readSiteEnv({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    SITE_ORIGIN: 'https://www.example.com',
    TRUSTED_PROXIES: '127.0.0.1',
    PURGE_SECRET: purgeSecret,
    METRICS_PORT: '0',
    MEMORY_MB: '100',
    METRICS_TOKEN: metricsToken,
    NODE_ENV: 'test',
  });
  const log = createLog({ mode: 'test', destination: { write: () => {} } });
  const started = await startServer({
    env,
    log,
    buildFolder,
    createSite: async ({ purgePages }) => {
      site.purge = (tags) => purgePages(tags, 'content');
      return {
        ...bareSite,
        resolveAddress: async (url, headers) => {
          site.headersSeen.push(...headers.keys());
          return site.addresses.get(url.pathname + url.search) ?? resolveVisitor(url.pathname, headers);
        },
        render: async (request) => {
          site.rendered.push(request.url);
          site.headersSeen.push(...request.headers.keys());
          return site.page(request);
        },
        stores: { queries: () => ({ entries: 12, bytes: 3456 }) },
      };
    },
  });
  origin = `http://127.0.0.1:${started.port}`;
  metricsOrigin = `http://127.0.0.1:${started.metricsPort}`;
  stop = started.stop;
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  site.rendered.length = 0;
  site.headersSeen.length = 0;
  site.addresses.clear();
  site.page = () => html(sample);
  site.purge(['*']);
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { headers, method, redirect: 'manual' });

/** Sends a raw request: `fetch` decompresses bodies and restricts methods. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const outgoing = sendRequest(origin + path, { headers, method }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

describe('the order of the pipeline', () => {
  test('endpoints and files come before the redirect table, and are not rendered', async () => {
    const everything = ['/healthz', '/readyz', '/assets/app.js', '/_h/x.js', '/_ipx/w_1/x', '/media/m9/x', '/builds/x'];
    for (const path of everything) site.addresses.set(path, { status: 301, location: '/elsewhere', cacheControl });
    const statuses = await Promise.all(everything.map(async (path) => (await get(path)).status));
    expect(statuses).toEqual([200, 200, 200, 404, 400, 404, 404]);
    expect(site.rendered).toEqual([]);
  });

  test('the redirect table comes before the page, and its redirects are stored until it changes', async () => {
    site.addresses.set('/old', { status: 301, location: '/uae/brands', cacheControl: 'public, s-maxage=600' });
    for (let index = 0; index < 3; index++) {
      const answer = await get('/old');
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/uae/brands']);
    }
    expect(site.rendered).toEqual([]);
    site.addresses.clear();
    expect((await get('/old')).status).toBe(301);
    site.purge(['*']);
    expect((await get('/old')).status).toBe(200);
  });

  test.each([
    [{ status: 308, location: '/ar/uae/منتج?q=زيت' }, 308, '/ar/uae/%D9%85%D9%86%D8%AA%D8%AC?q=%D8%B2%D9%8A%D8%AA'],
    [{ status: 302, location: 'https://shop.example/x' }, 302, 'https://shop.example/x'],
    [{ status: 301, location: '/x%20y' }, 301, '/x%20y'],
  ])('%j', async (answer, status, location) => {
    site.addresses.set('/from', { ...answer, cacheControl });
    const response = await get('/from');
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  test('an address that is gone shows the missing page', async () => {
    site.addresses.set('/gone', { status: 410, cacheControl });
    site.page = () => html('<html><head></head><body>missing</body></html>', { status: 404 });
    const gone = await get('/gone');
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('missing')]);
  });

  test('the missing page of an address that is gone is given up with its visitor', async () => {
    site.addresses.set('/gone/left', { status: 410, cacheControl });
    const rendering = Promise.withResolvers<AbortSignal>();
    site.page = ({ signal }) => {
      rendering.resolve(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const leaving = new AbortController();
    const asked = fetch(`${origin}/gone/left`, { signal: leaving.signal });
    const signal = await rendering.promise;
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => signal.aborted).toBe(true);
  });

  test('pages get the configured origin, whatever the host header', async () => {
    await ask('/uae', { host: 'evil.example' });
    expect(site.rendered).toEqual(['https://www.example.com/uae']);
  });
});

describe('a page', () => {
  test('has its scripts deferred, its policy, and is rendered once for 100 visitors', async () => {
    const own = { 'x-cache-tags': 'uae:GetMenu', 'x-cache-key-params': '', 'x-style-hash': "'sha256-own='" };
    site.page = () => html(sample, { headers: own });
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/uae/once')));
    expect(site.rendered).toHaveLength(1);
    const [first] = answers;
    const text = (await first?.text()) ?? '';
    const file = /data-hydrate="([^"]+)"/.exec(text)?.[1] ?? '';
    expect((await get(file)).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const policy = first?.headers.get('content-security-policy') ?? '';
    expect(policy.match(/'sha256-/g)).toHaveLength(4);
    expect(policy).toContain("style-src 'self' 'sha256-own=';");
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect([...(first?.headers.keys() ?? [])].filter((name) => /^x-(?:cache|style)/.test(name))).toEqual([]);
  });

  test('is the same bytes for everyone', async () => {
    const plain = await ask('/uae/plp');
    const personal = {
      cookie: 'i18n_redirected=ar; a=b',
      'accept-language': 'ar',
      'user-agent': 'x',
      authorization: 'y',
    };
    expect((await ask('/uae/plp', personal)).body).toEqual(plain.body);
    site.purge(['*']);
    expect((await ask('/uae/plp', personal)).body).toEqual(plain.body);
    expect(site.headersSeen).toEqual([]);
    expect(plain.headers['set-cookie']).toBeUndefined();
  });

  test('a 304 of a page made anew leaves the policy that the browser has kept with its style', async () => {
    site.page = () => html(sample, { headers: { 'x-style-hash': "'sha256-own='" } });
    const { headers } = await ask('/uae');
    site.purge(['*']);
    const revalidated = await ask('/uae', { 'if-none-match': String(headers.etag) });
    expect(site.rendered).toHaveLength(2);
    expect([revalidated.status, revalidated.headers.etag]).toEqual([304, headers.etag]);
    expect(Object.keys(revalidated.headers).filter((name) => /policy|^x-content/.test(name))).toEqual([]);
  });

  test('a hit is written from the cache: same headers, an age, 304, HEAD', async () => {
    const miss = await ask('/uae', { 'accept-encoding': 'br' });
    const hit = await ask('/uae', { 'accept-encoding': 'br' });
    expect(hit.body).toEqual(miss.body);
    for (const name of [
      'etag',
      'vary',
      'cache-control',
      'content-type',
      'content-encoding',
      'content-length',
      'x-content-type-options',
      'content-security-policy',
    ]) {
      expect([name, hit.headers[name]]).toEqual([name, miss.headers[name]]);
    }
    expect(hit.headers.age).toBe('0');
    // Only what is logged gets an id: neither what the fast path answers nor a probe or a file.
    const probe = await ask('/healthz');
    const ids = [miss, hit, probe].map(({ status, headers }) => [status, typeof headers['x-request-id']]);
    expect(ids).toEqual([
      [200, 'string'],
      [200, 'undefined'],
      [200, 'undefined'],
    ]);
    const revalidated = await ask('/uae', { 'accept-encoding': 'br', 'if-none-match': String(hit.headers.etag) });
    expect([revalidated.status, revalidated.body.length, revalidated.headers.etag]).toEqual([304, 0, hit.headers.etag]);
    const head = await ask('/uae', { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      hit.headers['content-length'],
    ]);
    expect(site.rendered).toHaveLength(1);
  });

  test('HEAD fills the cache for GET', async () => {
    const head = await ask('/uae', {}, 'HEAD');
    const page = await ask('/uae');
    expect(head.headers['content-length']).toBe(String(page.body.length));
    expect(site.rendered).toHaveLength(1);
  });
});

describe('addresses that depend on the visitor', () => {
  test.each([
    ['/', {}, 200, null],
    ['/', { cookie: 'i18n_redirected=ar' }, 302, '/ar'],
    ['/ksa', {}, 302, '/ar/ksa'],
    ['/ksa/plp', {}, 302, '/ar/ksa/plp'],
    ['/ksa/plp', { cookie: 'i18n_redirected=en' }, 200, null],
  ])('%s with %j: %i', async (path, headers, status, location) => {
    for (const warm of ['/', '/ksa', '/ksa/plp']) {
      await get(warm, { cookie: 'i18n_redirected=en' });
      await get(warm);
    }
    const answer = await get(path, headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('vary')).toContain('Cookie');
  });

  test('the page behind them is rendered once, without the visitor’s data', async () => {
    for (let index = 0; index < 5; index++)
      await get('/ksa', { cookie: 'i18n_redirected=en', 'accept-language': 'ar' });
    expect(site.rendered).toEqual(['https://www.example.com/ksa']);
  });

  test('a private page is rendered for each visitor', async () => {
    site.page = () => html(sample, { headers: { 'cache-control': 'private, no-store' } });
    await get('/');
    await get('/');
    expect(site.rendered).toHaveLength(2);
  });
});

test('after a signed notice a page is rendered again', async () => {
  const path = '/uae/plp?page=9';
  const read = async () => (await get(path)).text();
  const old = await read();
  site.page = () => html(sample.replace('</head>', '<meta name="changed"></head>'));
  expect(await read()).toBe(old);
  const body = JSON.stringify({ paths: ['/uae/plp'] });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = signNotice(purgeSecret, timestamp, body);
  const notify = (headers: Record<string, string>) => fetch(`${origin}/api/purge`, { method: 'POST', headers, body });
  expect((await notify({ [TIMESTAMP_HEADER]: timestamp })).status).toBe(401);
  expect(await read()).toBe(old);
  expect((await notify({ [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature })).status).toBe(200);
  expect(await read()).toContain('<meta name="changed">');
});

test('metrics of every store are on a port of their own, behind a token', async () => {
  await (await get('/uae')).text();
  expect((await get('/metrics')).headers.get('content-type')).toContain('text/html');
  expect((await fetch(`${metricsOrigin}/metrics`)).status).toBe(401);
  expect((await fetch(`${metricsOrigin}/uae`)).status).toBe(404);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const load = async () => (await fetch(`${metricsOrigin}/metrics`, { headers })).text();
  // A file counts once it is on disk, and requests do not wait for that.
  await expect.poll(load).toMatch(/^store_entries\{store="deferred_files"\} [1-9]/m);
  const text = await load();
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  expect(read('store_entries{store="queries"}')).toBe(12);
  for (const store of ['pages', 'deferred_files']) {
    expect([store, read(`store_entries{store="${store}"}`) > 0]).toEqual([store, true]);
    expect([store, read(`store_bytes{store="${store}"}`) > 1000]).toEqual([store, true]);
  }
  for (const outcome of ['hits', 'misses']) {
    expect([outcome, read(`store_requests_total{store="pictures",outcome="${outcome}"}`)]).toEqual([outcome, 0]);
  }
  // A test process uses more than MEMORY_MB.
  expect(read('heap_compactions_total')).toBe(1);
  for (const queue of ['page', 'form', 'search', 'picture', 'original', 'file']) {
    expect([queue, read(`queue_refused_total{queue="${queue}"}`)]).toEqual([queue, 0]);
  }
  for (const store of [
    'page_aliases',
    'page_key_params',
    'pages_to_recompress',
    'deferred_files_of_searches',
    'pictures',
    'picture_records',
    'pictures_in_memory',
    'static_files',
    'uploads',
    'deferred_scripts',
  ]) {
    expect([store, read(`store_bytes{store="${store}"}`) >= 0]).toEqual([store, true]);
  }
});

test('nobody but its user reads what it keeps', async () => {
  await (await get('/uae')).text();
  const kept = () => readdirSync(join(folder, 'data'), { recursive: true, encoding: 'utf8' });
  await expect.poll(kept).toContainEqual(expect.stringMatching(/^deferred\/./));
  const isOpen = (path: string) => (statSync(join(folder, 'data', path)).mode & 0o077) !== 0;
  expect(kept().filter(isOpen)).toEqual([]);
});

test('if the clock is set back, no age is negative and no page is kept longer', async () => {
  // Long after the purge of an earlier test, so that pages may be stale.
  const [date, start] = [Date.now(), performance.now() + 60_000];
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(start);
  await (await get('/uae/clock')).text();
  vi.spyOn(Date, 'now').mockReturnValue(date - 3_600_000);
  monotonic.mockReturnValue(start + 59_000);
  expect((await get('/uae/clock')).headers.get('age')).toBe('59');
  monotonic.mockReturnValue(start + 61_000);
  await (await get('/uae/clock')).text();
  vi.restoreAllMocks();
  await expect.poll(() => site.rendered.length).toBe(2);
});

test('a page that nobody waits for any more is given up', async () => {
  const signals: AbortSignal[] = [];
  site.page = ({ signal }) => {
    signals.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const visitors = Array.from({ length: 2 }, () => sendRequest(`${origin}/uae/slow`));
  for (const visitor of visitors) {
    visitor.on('error', () => {});
    visitor.end();
  }
  await expect.poll(() => signals.length).toBe(1);
  // The other waits for the same render.
  await new Promise((resolve) => setImmediate(resolve));
  visitors[0]?.destroy();
  visitors[1]?.destroy();
  await expect.poll(() => signals[0]?.aborted).toBe(true);
  site.page = () => html(sample);
  expect((await get('/uae/slow')).status).toBe(200);
});

test.each([
  ['address', () => '192.0.2.1', '192.0.2.2'],
  ['network of IPv6', (time: number) => `2001:db8:0:1::${time}`, '2001:db8:0:2::1'],
])("a browser's report is taken, at most ten a minute of each %s", async (_, addressAt, other) => {
  const report = (client: string) =>
    fetch(`${origin}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/reports+json', 'x-forwarded-for': client },
      body: '[]',
    });
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await report(addressAt(time))).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  expect((await report(other)).status).toBe(204);
  expect((await get('/api/reports')).status).toBe(405);
  expect(site.rendered).toEqual([]);
});

describe('failures', () => {
  test('an error is a 500 that is not stored, with the quoted screen', async () => {
    site.page = () => Promise.reject(new Error('defect'));
    const answer = await get('/uae/broken');
    const text = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(text).toContain('<title>404 Page not found</title>');
    expect(text).toContain('The page you were looking for does not exist.');
    const sheet = /<style>(.*)<\/style>/.exec(text)?.[1] ?? '';
    expect(answer.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src ${buildPolicyHash(sheet)};`,
    );
    site.page = () => html(sample);
    expect((await get('/uae/broken')).status).toBe(200);
  });

  test('a 503 has retry-after, is not stored, and recovers', async () => {
    site.page = () => html(sample, { status: 503, headers: { 'retry-after': '7' } });
    const answer = await get('/uae/down');
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '7',
      'no-store',
    ]);
    site.page = () => html(sample, { status: 503 });
    expect((await get('/uae/down')).headers.get('retry-after')).toBe('30');
    site.page = () => html(sample);
    expect((await get('/uae/down')).status).toBe(200);
  });

  test('an unhandled content error is a 503, in the language of the path', async () => {
    site.page = () => Promise.reject(buildNetworkError());
    const answer = await get('/ar/sitemap.xml');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.text()).toContain('<html lang="ar" dir="rtl">');
  });

  test('a visited page is still served when its render fails', async () => {
    await get('/uae/visited');
    site.purge(['*']);
    site.page = () => Promise.reject(new Error('defect'));
    expect((await get('/uae/visited')).status).toBe(200);
  });

  test('a flood of searches has a queue of its own: the oldest are refused, pages are rendered, and it is ready', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    site.page = async ({ url }) => {
      if (url.includes('/search')) await finished;
      return html(sample);
    };
    const answers: Response[] = [];
    const flood = Array.from({ length: 230 }, async (_, index) => answers.push(await get(`/uae/search?key=${index}`)));
    // One is being rendered and two hundred wait.
    await expect.poll(() => answers.length).toBe(29);
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
      new Set(['503 30']),
    );
    for (let index = 0; index < 50; index += 1) expect((await get(`/uae/page-${index}`)).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    finish();
    await Promise.all(flood);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(201);
  });

  test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s is not allowed', async (method) => {
    const answer = await ask('/uae', {}, method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect(site.rendered).toEqual([]);
  });

  test.each([
    '/',
    '/uae',
    '/ar/ksa/plp',
    '/uae/plp.data',
    '/uae/plp/_payload.json',
    '/uae/our-story',
    '/uae/search',
    '/newsletter',
    '/xyz/newsletter',
    '/uae/brands/newsletter',
    '/uae/%zz',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/healthz',
    '/readyz',
    '/assets/app.js',
    '/sw.js',
    '/_ipx/w_320/m0/a.png',
    '/media/m0/a.pdf',
    '/_h/0123456789abcdef.js',
    '/builds/meta/a.json',
    '/api/preview',
  ])('%s takes no posts, and none is rendered', async (path) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: 'a=b', redirect: 'manual' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.text()).not.toContain('<');
    expect(site.rendered).toEqual([]);
  });

  test.each([
    'GET //evil.example/..%2f HTTP/1.1',
    'GET /%00 HTTP/1.1',
    'GET /a%zz HTTP/1.1',
    'GET http://evil.example/uae HTTP/1.1',
    'GET visitor%20/ HTTP/1.1',
  ])('%s ends in an answer', async (line) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(`${line}\r\nhost: www.example.com\r\nconnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400|404) /);
    expect(site.rendered.every((url) => url.startsWith('https://www.example.com/'))).toBe(true);
  });
});

describe('a form', () => {
  const form = 'application/x-www-form-urlencoded';

  /** Posts over a raw socket: `fetch` cannot choose the framing, and a proxy in front may use another. */
  async function post(framing: string, body: string, type = form) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const headers = ['host: www.example.com', 'connection: close', `content-type: ${type}`, framing];
    socket.write(`POST /uae/newsletter HTTP/1.1\r\n${headers.filter(Boolean).join('\r\n')}\r\n\r\n${body}`);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return answer;
  }
  const inChunks = (...parts: string[]) => [...parts, ''].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`);
  const chunked = 'transfer-encoding: chunked';
  const boundary = 'between-the-parts-of-the-form';
  const part = 'content-disposition: form-data; name="email"\r\n\r\na@b.example';
  const multipart = `--${boundary}\r\n${part}\r\n--${boundary}--\r\n`;

  beforeEach(() => {
    site.page = async (request) => html(`<head></head>${(await request.formData()).get('email')}`);
  });

  test('reaches the site with its body and the client’s address, and is never stored', async () => {
    site.page = async (request) =>
      html(`<html><head></head><body>${request.headers.get('x-client-address')} ${await request.text()}</body></html>`);
    const answers = ['a', 'b'].map(async (body, index) => {
      const proxied: Record<string, string> = index === 0 ? {} : { 'x-forwarded-for': '6.6.6.6, 198.51.100.7' };
      const headers = { 'x-client-address': '6.6.6.6', 'content-type': form, ...proxied };
      const answer = await fetch(`${origin}/uae/newsletter`, { method: 'POST', body, headers });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return answer.text();
    });
    expect((await Promise.all(answers)).map((text) => /<body>(.*?)<\/body>/.exec(text)?.[1])).toEqual([
      '127.0.0.1 a',
      '198.51.100.7 b',
    ]);
  });

  test.each([
    ['with its length', 'content-length: 17', 'email=a@b.example', form],
    ['in one chunk', chunked, inChunks('email=a@b.example').join(''), form],
    ['in many chunks', chunked, inChunks('em', 'ail=a@', 'b.example').join(''), form],
    ['of several parts in chunks', chunked, inChunks(multipart).join(''), `multipart/form-data; boundary=${boundary}`],
  ])('%s is read whole', async (_, framing, body, type) => {
    const answer = await post(framing, body, type);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('a@b.example');
  });

  test.each([
    ['text', 415, chunked, inChunks('email=a@b.example').join(''), 'text/plain'],
    ['JSON', 415, 'content-length: 2', '{}', 'application/json'],
    ['no type', 415, chunked, inChunks('x').join(''), ''],
    ['broken parts', 400, chunked, inChunks('no parts').join(''), `multipart/form-data; boundary=${boundary}`],
    ['parts without a boundary', 400, 'content-length: 1', 'x', 'multipart/form-data'],
    ['two content-lengths', 400, `content-length: 17\r\n${chunked}`, inChunks('email=a@b.example').join(''), form],
    ['a broken chunk', 400, chunked, 'zz\r\nemail', form],
  ])('%s is refused with %i', async (_, status, framing, body, type) => {
    expect(await post(framing, body, type)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(site.rendered).toEqual([]);
  });

  test('without a body is an empty form', async () => {
    expect(await post('', '')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ['/uae/newsletter', 4_000],
    ['/ar/ksa/newsletter.data', 4_000],
  ])('at %s may have %i bytes', async (path, limit) => {
    const send = async (length: number) => {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        body: 'x'.repeat(length),
        headers: { 'content-type': form },
      });
      return answer.status;
    };
    expect(await send(limit)).toBe(200);
    expect(await send(limit + 1)).toBe(413);
  });

  test('that is too large is refused, also without a content-length', async () => {
    const large = 'x'.repeat(100_000);
    expect(await post(chunked, inChunks(large).join(''))).toMatch(/^HTTP\/1\.1 413 /);
    expect(site.rendered).toEqual([]);
  });

  test.each([
    ['address', () => '192.0.2.60', '192.0.2.61'],
    ['network of IPv6', (time: number) => `2001:db8:0:60::${time}`, '2001:db8:0:61::1'],
  ])('is sent sixty times a minute at most by each %s', async (_, addressAt, other) => {
    const send = async (client: string) => {
      const headers = { 'content-type': form, 'x-forwarded-for': client };
      return (await fetch(`${origin}/uae/newsletter`, { method: 'POST', headers, body: 'email=a@b.example' })).status;
    };
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push(await send(addressAt(time)));
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect(await send(other)).toBe(200);
  });

  /** Begins posts that never end, each of a client. */
  const begin = (clients: string[]) =>
    clients.map((client) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      const headers = ['host: a', `x-forwarded-for: ${client}`, `content-type: ${form}`, 'content-length: 99'];
      socket.write(`POST /uae/newsletter HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\nemail`);
      return socket;
    });

  test.each([
    ['32 others', 503, Array.from({ length: 32 }, (_, index) => `198.51.100.${index}`)],
    ['six of its own client', 429, Array.from({ length: 6 }, () => '127.0.0.1')],
  ])('waits while %s are still being sent: %i', async (_, status, clients) => {
    const slow = begin(clients);
    const send = () => post('content-length: 17', 'email=a@b.example');
    await expect.poll(send).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*retry-after: 5`));
    for (const socket of slow) socket.destroy();
    await expect.poll(send).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ['address', () => '198.51.100.7'],
    ['network of IPv6', (index: number) => `2001:db8:0:7::${index}`],
  ])('of another client is taken while one %s sends as many as it may, and more', async (_, addressAt) => {
    const slow = begin(Array.from({ length: 40 }, (_, index) => addressAt(index)));
    const refused = new Set<Socket>();
    for (const socket of slow) socket.on('data', () => refused.add(socket));
    await expect.poll(() => refused.size).toBe(34);
    expect(await post('content-length: 17', 'email=a@b.example')).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of slow) socket.destroy();
  });
});

test('500 concurrent requests of all countries and languages get their own pages', async () => {
  site.page = ({ url }) => html(`<html><head></head><body>${new URL(url).pathname}</body></html>`);
  const paths = languageCodes.flatMap((language) => countryCodes.map((country) => `/${language}/${country}`));
  const answers = Array.from({ length: 500 }, async (_, index) => {
    const path = paths[(index * 7919) % paths.length] ?? '';
    if (index % 50 === 0) site.purge(['*']);
    expect(/<body>(.*?)<\/body>/.exec(await (await get(path)).text())?.[1]).toBe(path);
  });
  await Promise.all(answers);
});
