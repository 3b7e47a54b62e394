/**
 * The first load of 20,000 products of one country, end to end: the built site reads them from its own backend, both on
 * this machine, while a visitor requests a cached page twenty times a second. Exits 1 when it takes 15 s or more. Run
 * after script/setup: node benchmarks/first-load.bench.ts [products]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from '../contract/test/find-port.ts';
import { waitUntilReady } from '../site/script/own-servers.ts';
import { findPercentile } from './figures.ts';

const PRODUCTS = process.argv[2] ?? '20000';
const GATE = 15_000;
const PACE = 50;
const CACHED = '/uae/disclaimer';

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const [port, backendPort] = [await findPort(), await findPort()];
const origin = `http://127.0.0.1:${port}`;
const servers: ChildProcess[] = [];
try {
  const [code] = await once(start('backend/seed/main.ts', '--products', PRODUCTS), 'exit');
  if (code !== 0) throw new Error(`The backend could not be seeded (${code}).`);
  servers.push(start('backend/main.ts'));
  await waitUntilReady(`http://127.0.0.1:${backendPort}/readyz`);
  servers.push(start('site/build/current/server/index.js'));
  await waitUntilReady(`${origin}/readyz`);
  await measure();
} finally {
  for (const server of servers.toReversed()) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  await rm(dataDir, { recursive: true });
}

async function measure(): Promise<void> {
  const requestedAt = performance.now();
  await (await fetch(`${origin}${CACHED}`)).text();
  process.stdout.write(`a first page after ${((performance.now() - requestedAt) / 1000).toFixed(1)} s\n`);
  const loadedFrom = performance.now();
  let loaded = 0;
  const load = fetch(`${origin}/uae/plp`).then(async (response) => {
    if (response.status !== 200) throw new Error(`the listing answers ${response.status}`);
    const [, listed = '0'] = /(?<![\d,])([\d,]+) products/.exec(await response.text()) ?? [];
    if (Number(listed.replaceAll(',', '')) < Number(PRODUCTS)) throw new Error(`the listing has ${listed} products`);
    loaded = performance.now() - loadedFrom;
  });
  const during = await visit(load);
  const after = await visit(sleep(10_000));
  process.stdout.write(`${PRODUCTS} products of one locale listed after ${(loaded / 1000).toFixed(1)} s\n`);
  report('meanwhile', during);
  report('afterwards', after);
  process.exitCode = loaded < GATE ? 0 : 1;
}

/** Requests the cached page at a steady pace until a promise settles, and returns the response times in ms. */
async function visit(until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const requestedAt = performance.now();
    await (await fetch(`${origin}${CACHED}`)).text();
    times.push(performance.now() - requestedAt);
    await sleep(PACE);
  }
  await over;
  return times;
}

function report(when: string, times: readonly number[]): void {
  const at = (share: number) => findPercentile(times, share).toFixed(1);
  process.stdout.write(
    `cached page ${when.padEnd(10)} median ${at(0.5)} ms   p95 ${at(0.95)} ms   p99 ${at(0.99)} ms   (${times.length} answers)\n`,
  );
}

function start(file: string, ...given: string[]): ChildProcess {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    NODE_ENV: 'production',
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    GRAPHQL_TIMEOUT_MS: '30000',
  };
  return spawn(process.execPath, [file, ...given], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
