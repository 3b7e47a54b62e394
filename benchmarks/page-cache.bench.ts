/**
 * A cached page: the page cache's fast path against a bare node:http server and nginx with the same bytes. Each server
 * has its own process; rounds alternate, so that other load affects all alike. Exits 1 below 0.6 of the bare server. Run:
 * node benchmarks/page-cache.bench.ts [seconds per round] [rounds]
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { NO_TRACING } from '../contract/tracing/tracing.ts';
import { createFastPath } from '../site/server/cache/fast-path.ts';
import { createPageCache } from '../site/server/cache/page-cache.ts';
import { buildFlatHeaders } from '../site/server/cache/page-entry.ts';
import { createHitObserver } from '../site/server/hits.ts';
import { createLog } from '../site/server/log.ts';
import { createMetrics } from '../site/server/metrics.ts';
import { createTrustedProxies } from '../site/server/trusted-proxies.ts';
import { findMedian } from './figures.ts';

const ports = { cache: 4121, bare: 4122, nginx: 4123, uncounted: 4124 };
const nginx = '/usr/sbin/nginx';
const pagePath = '/uae/plp';
/** A cached page's least rate, as a share of a bare server's. */
const MIN_OF_BARE = 0.6;
const visitor = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'bench', accept: 'text/html' };

type Kind = 'cache' | 'uncounted' | 'bare';

type Sample = {
  readonly body: Buffer;
  readonly headers: readonly string[];
  readonly etag: string;
};

/** A page the size of our listings: 48 cards, about 5 kB in brotli. */
function buildPage(): string {
  const cards = Array.from({ length: 48 }, (_, index) => {
    // Digests compress badly, which brings the page near its real size.
    const words = createHash('sha256').update(`card ${index}`).digest('base64url');
    return `<li class="card"><a href="/uae/product/${words.slice(0, 12)}"><img src="/_ipx/w_640,f_webp/m0/p/${index}.jpg" alt="" width="640" height="800"><h3>${words.slice(12)}</h3><p>Aloe and sidr, ${words.split('').reverse().join('')}</p></a></li>`;
  });
  return `<!doctype html><html lang="en-AE"><title>All products</title><ul>${cards.join('')}</ul>${'<p>footer</p>'.repeat(50)}</html>`;
}

async function createCachedPage() {
  const cache = createPageCache({ maxBytes: 50_000_000, clock: Date.now });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400',
    'content-security-policy':
      "default-src 'self'; script-src 'self' 'sha256-0000000000000000000000000000000000000000000='",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const served = await cache.serve(new URL(pagePath, 'http://site.invalid'), {
    redirect: async () => null,
    render: async () => new Response(buildPage(), { headers }),
  });
  if (!('entry' in served)) throw new Error('The page was not stored.');
  const variant = served.entry.variants.br;
  return { cache, sample: { ...variant, headers: buildFlatHeaders(served.entry, variant, Date.now()) } };
}

/** What else the site does on a hit: it counts it by type, and logs one in a hundred (decision 0223). */
function createObserver() {
  const log = createLog({ mode: 'production', destination: { write: () => {} } });
  const metrics = createMetrics({ stores: {}, resolveRoute: () => ({ id: 'plain', name: 'plp', isPage: true }) });
  return createHitObserver({ metrics, tracing: NO_TRACING, log, logEvery: 100, proxies: createTrustedProxies([]) });
}

async function runServer(kind: Kind): Promise<void> {
  const { cache, sample } = await createCachedPage();
  process.on('message', () => process.send?.(process.cpuUsage()));
  if (kind !== 'bare') {
    const listener = createFastPath({
      isPersonal: () => false,
      hold: () => {},
      cache,
      clock: Date.now,
      listener: (_, outgoing) => outgoing.writeHead(500).end(),
      ...(kind === 'cache' && { onHit: createObserver() }),
    });
    createServer(listener).listen(ports[kind], '127.0.0.1', () => process.send?.('ready'));
    return;
  }
  const { body, headers, etag } = sample;
  createServer((incoming, outgoing) => {
    if (incoming.headers['if-none-match'] === etag) outgoing.writeHead(304, { etag }).end();
    else outgoing.writeHead(200, [...headers]).end(body);
  }).listen(ports.bare, '127.0.0.1', () => process.send?.('ready'));
}

async function startServer(kind: Kind): Promise<ChildProcess> {
  const child = fork(import.meta.filename, [kind]);
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}

async function startNginx(sample: Sample): Promise<{ child: ChildProcess; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-bench-'));
  writeFileSync(join(folder, 'page'), sample.body);
  const added = [];
  for (let index = 0; index < sample.headers.length; index += 2) {
    const name = sample.headers[index] ?? '';
    if (!['content-length', 'content-type', 'etag'].includes(name)) {
      added.push(`add_header ${name} "${sample.headers[index + 1]}";`);
    }
  }
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; keepalive_requests 1000000000; sendfile on; open_file_cache max=10;
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      server { listen 127.0.0.1:${ports.nginx}; location = ${pagePath} {
        default_type "text/html; charset=utf-8"; alias ${folder}/page; ${added.join(' ')} } } }`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await sleep(500);
  return { child, folder };
}

/** The processor time that a server has used, in microseconds. */
async function readProcessorTime(child: ChildProcess | undefined): Promise<number> {
  if (child === undefined) return Number.NaN;
  const told = new Promise<unknown>((resolve) => child.once('message', resolve));
  child.send('usage');
  const { user, system } = Object(await told);
  return user + system;
}

async function measure(port: number, seconds: number, headers: Record<string, string>) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${pagePath}`,
    connections: 32,
    duration: seconds,
    headers,
  });
  if (result.errors > 0 || result.statusCodeStats['500'] !== undefined) throw new Error(`Port ${port} failed.`);
  return { rate: result.requests.total / result.duration, requests: result.requests.total };
}

async function main(): Promise<void> {
  const [seconds = 4, rounds = 3] = process.argv.slice(2).map(Number);
  const { sample } = await createCachedPage();
  const servers = {
    cache: await startServer('cache'),
    uncounted: await startServer('uncounted'),
    bare: await startServer('bare'),
  };
  const children: ChildProcess[] = Object.values(servers);
  const started = existsSync(nginx) ? await startNginx(sample) : null;
  if (started !== null) children.push(started.child);
  const revalidating = { ...visitor, 'if-none-match': sample.etag };
  const cases = [
    { name: 'bare node:http', port: ports.bare, headers: visitor, server: servers.bare },
    { name: 'page cache', port: ports.cache, headers: visitor, server: servers.cache },
    { name: 'page cache, uncounted', port: ports.uncounted, headers: visitor, server: servers.uncounted },
    { name: 'page cache, 304', port: ports.cache, headers: revalidating, server: servers.cache },
    ...(started === null ? [] : [{ name: 'nginx', port: ports.nginx, headers: visitor, server: undefined }]),
  ].map((one) => ({ ...one, rates: [] as number[], times: [] as number[] }));
  try {
    for (const { port, headers } of cases) await measure(port, 1, headers);
    for (let round = 0; round < rounds; round++) {
      for (const { port, headers, server, rates, times } of cases) {
        const before = await readProcessorTime(server);
        const { rate, requests } = await measure(port, seconds, headers);
        rates.push(rate);
        times.push(((await readProcessorTime(server)) - before) / requests);
      }
    }
  } finally {
    for (const child of children) child.kill();
    if (started !== null) rmSync(started.folder, { recursive: true, force: true });
  }
  const bare = findMedian(cases[0]?.rates ?? []);
  const table = cases.map(({ name, rates, times }) => {
    const rate = findMedian(rates);
    const time = Number(findMedian(times).toFixed(2));
    return { name, 'requests/s': Math.round(rate), 'of bare': Number((rate / bare).toFixed(2)), 'processor, µs': time };
  });
  process.stdout.write(`${sample.body.length} bytes of brotli, 32 connections, median of ${rounds} × ${seconds} s\n`);
  console.table(table);
  const rateOf = (wanted: string) => table.find(({ name }) => name === wanted)?.['requests/s'] ?? Number.NaN;
  const isHeld = rateOf('page cache') >= MIN_OF_BARE * bare && rateOf('page cache, 304') >= rateOf('page cache');
  process.exitCode = isHeld ? 0 : 1;
}

const kind = process.argv[2];
if (kind === 'cache' || kind === 'bare' || kind === 'uncounted') await runServer(kind);
else await main();
