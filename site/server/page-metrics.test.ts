import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildHttpError } from '../app/content/client/errors.ts';
import { readSiteEnv } from '../env.ts';
import { createLog } from './log.ts';
import { startServer } from './start.ts';
import { bareSite } from './test/bare-site.ts';

const CLIENT = '203.0.113.9';
/** As the log has it. */
const CLIENTS = '203.0.113.0';
const folder = mkdtempSync(join(tmpdir(), 'site-'));
const lines: Record<string, unknown>[] = [];
const shown = { cacheControl: 'public, s-maxage=60, stale-while-revalidate=600', isFailing: false };
let origin = '';
let metricsOrigin = '';
let stop: () => Promise<void> = async () => {};

beforeAll(async () => {
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const settings = { TRUSTED_PROXIES: '127.0.0.1', METRICS_PORT: '0', LOG_HITS_EVERY: '3' };
  const started = await startServer({
    env: readSiteEnv({ PORT: '0', DATA_DIR: join(folder, 'data'), NODE_ENV: 'test', ...settings }),
    log: createLog({ mode: 'production', destination }),
    buildFolder: join(folder, 'build'),
    createSite: async () => ({
      ...bareSite,
      render: async () => {
        if (shown.isFailing) throw buildHttpError(500);
        const headers = { 'content-type': 'text/html', 'cache-control': shown.cacheControl, 'x-cache-key-params': '' };
        return new Response('<html><head></head></html>', { headers });
      },
    }),
  });
  origin = `http://127.0.0.1:${started.port}`;
  metricsOrigin = `http://127.0.0.1:${started.metricsPort}`;
  stop = started.stop;
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => lines.splice(0));

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers: { 'x-forwarded-for': CLIENT, ...headers } })).text();
const readFigures = async () => (await fetch(`${metricsOrigin}/metrics`)).text();

test('pages are counted by type, status and what the cache made of them, and all but hits are timed', async () => {
  await get('/uae/plp?utm_source=a');
  await get('/uae/plp');
  await get('/uae/plp', { 'if-none-match': '"other"' });
  await get('/a-made-up-address');
  shown.cacheControl = 'private, no-store';
  await get('/ar/ksa/made-up');
  shown.isFailing = true;
  await get('/uae/fails');
  const text = await readFigures();
  const counted = text.split('\n').filter((line) => line.startsWith('page_requests_total{'));
  expect(counted.sort()).toEqual([
    'page_requests_total{page="none",status="2xx",cache="miss"} 1',
    'page_requests_total{page="none",status="2xx",cache="pass"} 1',
    'page_requests_total{page="none",status="5xx",cache="none"} 1',
    'page_requests_total{page="plp",status="2xx",cache="hit"} 2',
    'page_requests_total{page="plp",status="2xx",cache="miss"} 1',
  ]);
  expect(text).toContain('page_duration_seconds_count{page="plp"} 1\n');
  expect(text).toContain('page_duration_seconds_count{page="none"} 3\n');
  // Addresses are not labels.
  expect(text).not.toMatch(/made-up|utm_source/);
});

test('a line of the log says who asked, for which country, and what the cache made of it; so does one of three hits', async () => {
  shown.isFailing = false;
  shown.cacheControl = 'public, s-maxage=60';
  await get('/ar/ksa/brands');
  expect(lines).toMatchObject([
    { msg: 'request', path: '/ar/ksa/brands', address: CLIENTS, cache: 'miss', country: 'ksa' },
  ]);
  await get('/ar/ksa/brands?utm_source=mail');
  expect(JSON.stringify(lines.splice(0))).not.toContain('utm_source');
  const hits = ['first-hit', 'second-hit', 'third-hit', 'fourth-hit', 'fifth-hit', 'sixth-hit'];
  for (const id of hits) await get('/ar/ksa/brands', { 'x-request-id': id });
  const common = { method: 'GET', path: '/ar/ksa/brands', status: 200, address: CLIENTS, country: 'ksa' };
  // The first two of the test before count too.
  expect(lines).toMatchObject([
    { ...common, cache: 'hit', id: 'first-hit' },
    { ...common, cache: 'hit', id: 'fourth-hit' },
  ]);
});
