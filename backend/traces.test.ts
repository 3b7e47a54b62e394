/** Traces through both processes: the built site, with its own backend behind it (decision 0224). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CollectedSpan, listAncestry, startCollector } from '../contract/test/collector.ts';
import { openTracing } from '../contract/tracing/open-tracing.ts';
import { createBackend } from './app.ts';
import { createDatabase } from './db/database.ts';
import { listen } from './http/listen.ts';
import { watchQueries } from './metrics/watch-queries.ts';
import { applyContent } from './seed/seed.ts';
import { manifestOf } from './test/manifest.ts';
import { silentLog } from './test/silent-log.ts';
import { smallContent } from './test/small-content.ts';

const PRODUCT = '/uae/product/alpha-amla-oil';
const folder = mkdtempSync(join(tmpdir(), 'traces-'));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
let spans: CollectedSpan[] = [];
let sent = '';

/** Requests pages of a site, stops it, and reads what both have exported. */
beforeAll(async () => {
  const collector = await startCollector();
  ends.push(collector.stop);
  // It starts no traces of its own: it continues those the site has started.
  const tracing = await openTracing({ endpoint: collector.endpoint, share: 0 }, 'backend');
  const watch = watchQueries(undefined, tracing);
  const database = await createDatabase(watch ? { watch } : {});
  ends.push(database.close);
  await database.migrate();
  await applyContent(database.db, smallContent, manifestOf(smallContent), 'small');
  const backend = createBackend({
    database,
    mediaDir: folder,
    mode: 'production',
    log: silentLog,
    tracing,
    isLocal: true,
  });
  const server = await listen(backend.fetch, { host: '127.0.0.1', port: 0 });
  ends.push(() => server.close(0));
  const site = spawn(process.execPath, ['site/build/current/server/index.js'], {
    env: {
      ...{ NODE_ENV: 'production', SITE_ORIGIN: 'http://127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data') },
      BACKEND_PORT: String(server.port),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => site.kill('SIGKILL'));
  const port = await new Promise((resolve) => {
    createInterface(site.stdout).on('line', (line) => {
      const [, found] = /"port":(\d+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const get = async (path: string) => {
    const headers = { 'user-agent': 'M4rker', cookie: 'm4rker=1', 'x-forwarded-for': '203.0.113.77' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    await answer.text();
    return answer.status;
  };
  expect([await get(PRODUCT), await get(PRODUCT)]).toEqual([200, 200]);
  await get('/uae/search?search=m4rker');
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
  await tracing.close();
  spans = collector.listSpans();
  sent = collector.readAll();
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const requestsOf = (route: string) => spans.filter(({ name }) => name === `GET ${route}`);

test('a page that is made is one trace, from the request to the statements of the database', () => {
  const made = requestsOf('product/:product').find((span) => span.attributes['app.cache.verdict'] === 'miss');
  const trace = spans.filter(({ traceId }) => traceId === made?.traceId);
  const paths = trace
    .filter(({ service, name }) => service === 'backend' && name.startsWith('SELECT '))
    .map((span) =>
      listAncestry([span, ...trace.filter((one) => one !== span)], span.name)
        .slice(1)
        .join(' < '),
    );
  expect(paths).toContain(
    'POST graphql < POST < operation getProduct < loader plain product/:product < render < page cache < GET product/:product',
  );
  const asked = trace.find(({ name, service }) => name === 'POST' && service === 'site');
  expect(asked?.attributes).toMatchObject({ 'http.request.method': 'POST', 'http.response.status_code': 200 });
  expect(trace.find(({ name }) => name === 'operation getProduct')?.attributes).toEqual({
    'graphql.operation.name': 'getProduct',
    'graphql.operation.type': 'query',
    'app.country': 'uae',
    'app.cache.verdict': 'miss',
  });
});

test('a hit is a trace of one span, with the verdict of the cache', () => {
  const hit = requestsOf('product/:product').find((span) => span.attributes['app.cache.verdict'] === 'hit');
  expect(hit?.attributes).toMatchObject({ 'url.path': PRODUCT, 'http.response.status_code': 200 });
  expect(spans.filter(({ traceId }) => traceId === hit?.traceId)).toHaveLength(1);
});

test('nothing of the visitor is told, nor what was searched for', () => {
  expect(requestsOf('search')).toHaveLength(1);
  expect(sent).not.toMatch(/m4rker|203\.0\.113/i);
});
