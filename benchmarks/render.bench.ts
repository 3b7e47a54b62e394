/**
 * Uncached pages: the cost of a page cache miss, with the content in the query cache. The built site renders in this
 * process, with a backend in another; rounds of plain React rendering in between show other load on the machine. Run
 * after script/setup: node benchmarks/render.bench.ts [pages per round]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../contract/test/find-port.ts';
import { waitUntilReady } from '../site/script/own-servers.ts';
import { buildBrotli } from '../site/server/http/compress.ts';
import { createHydration } from '../site/server/hydration.ts';
import { buildPageScript } from '../site/server/page-script.ts';
import { createBus } from '../site/server/shared/bus.ts';
import { findMedian } from './figures.ts';

/** The exports of the built site that are used here. */
type Running = { site: { render: (request: Request) => Promise<Response> }; stop: () => Promise<void> };

const PAGES = Number(process.argv[2] ?? 200);
const ROUNDS = 3;
const DATA_DIR = '.data/bench';
const bundle = new URL('../site/build/current/server/index.js', import.meta.url);

/** The gate of each in pages per second; for listings it is the required rate. */
const pages = [
  { name: 'listing, 24 cards', path: '/uae/plp', gate: 200 },
  { name: 'listing, Arabic', path: '/ar/ksa/plp', gate: 200 },
  { name: 'product', path: '/uae/product/tarwa-amla-hair-oil', gate: 130 },
  { name: 'company page', path: '/uae/our-story', gate: 0 },
] as const;

const [port, backendPort] = [await findPort(), await findPort()];
const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
const origin = `http://127.0.0.1:${port}`;
// The site reads these when it is imported; NODE_ENV also selects React's build here.
Object.assign(process.env, {
  DATA_DIR: scratch,
  PORT: port,
  BACKEND_PORT: backendPort,
  GRAPHQL_TIMEOUT_MS: '60000',
  NODE_ENV: 'production',
  SITE_ORIGIN: origin,
});
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');
await finish(start('backend/seed/main.ts'));
const backend = start('backend/main.ts');
try {
  await waitUntilReady(`http://127.0.0.1:${backendPort}/readyz`);
  await measure();
} finally {
  backend.kill('SIGTERM');
  await once(backend, 'exit');
  await rm(scratch, { recursive: true });
}

async function measure(): Promise<void> {
  const { running }: { running: Running | undefined } = await import(bundle.href);
  if (!running) throw new Error('The site did not start.');
  const nothing = { has: () => false, read: async () => null, write: async () => false };
  const hydration = createHydration({
    headScript: buildPageScript(),
    buildId: '',
    maxBytes: 1_000_000,
    bus: createBus([]),
    kept: nothing,
    endless: nothing,
  });
  const renderPage = async (path: string) => {
    const response = await running.site.render(new Request(new URL(path, origin)));
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return hydration.defer(response);
  };

  for (const { path } of pages) for (let time = 0; time < 20; time += 1) await (await renderPage(path)).text();
  const missed: string[] = [];
  for (const { name, path, gate } of pages) {
    const results: { render: number; stored: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await rate(async () => renderToString(buildReference()));
      const render = await rate(async () => (await renderPage(path)).text());
      const stored = await rate(async () => buildBrotli(Buffer.from(await (await renderPage(path)).arrayBuffer()), 5));
      results.push({ bare, render, stored });
    }
    const medianOf = (of: keyof (typeof results)[number]) => findMedian(results.map((one) => one[of]));
    const [render, stored, bare] = [medianOf('render'), medianOf('stored'), medianOf('bare')];
    process.stdout.write(
      `${name.padEnd(18)} ${render.toFixed(0)} pages/s   ${stored.toFixed(0)} with brotli   ${(render / bare).toFixed(2)} of React alone\n`,
    );
    if (render < gate) missed.push(`${name} misses its gate of ${gate} pages/s.\n`);
  }
  await running.stop();
  process.stdout.write(missed.join(''));
  process.exitCode = missed.length > 0 ? 1 : 0;
}

/** A plain tree with as many elements as a listing, without data or components. */
function buildReference() {
  const cards = Array.from({ length: 24 }, (_, card) =>
    createElement(
      'li',
      { key: card, className: 'card' },
      Array.from({ length: 40 }, (_element, index) =>
        createElement('span', { key: index, className: 'text-small' }, `Card ${card}, ${index}`),
      ),
    ),
  );
  return createElement('ul', null, cards);
}

/** Pages per second of processor time, which other load does not affect. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const started = process.cpuUsage();
  for (let time = 0; time < PAGES; time += 1) await work();
  const { user, system } = process.cpuUsage(started);
  return (PAGES * 1_000_000) / (user + system);
}

function start(file: string): ChildProcess {
  const env = { ...process.env, DATA_DIR, BACKEND_PORT: String(backendPort) };
  return spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function finish(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The backend could not be seeded (${code}).`);
}
