/**
 * The first visit to pages that nobody has requested: all of a country, one after the other, with its catalogue loaded.
 * Pages are sent whole, so the response time is also the time to the first byte.
 * Run after script/setup: node --expose-gc benchmarks/first-visit.bench.ts
 */
import { readSitemaps } from '../site/e2e/sitemaps.ts';
import { createAsk } from './torture/ask.ts';
import { startServers } from './torture/servers.ts';

/** Milliseconds at the 95th percentile. */
const GATE = 40;
/** Visits before measuring: in another country to compile the code, and in the same one to load its catalogue. */
const WARM_UP = { elsewhere: /^\/bhr\//, here: 5 };

const servers = await startServers();
try {
  const { origin, port } = await servers.startSite();
  const { entries } = await readSitemaps(origin);
  const pages = [...entries.keys()].map((address) => new URL(address).pathname);
  const { ask, close } = createAsk(port, { width: 1 });
  const visit = async (path: string): Promise<number> => {
    const started = performance.now();
    const { status } = await ask(path, { headers: { 'accept-encoding': 'br' } });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return performance.now() - started;
  };
  const visitAll = async (paths: readonly string[]): Promise<number[]> => {
    const times: number[] = [];
    for (const path of paths) times.push(await visit(path));
    return times.sort((one, other) => one - other);
  };
  await visitAll(pages.filter((path) => WARM_UP.elsewhere.test(path)));
  for (const [name, pattern] of [
    ['English', /^\/uae\//],
    ['Arabic', /^\/ar\/ksa\//],
  ] as const) {
    const found = pages.filter((path) => pattern.test(path));
    await visitAll(found.slice(0, WARM_UP.here));
    const rest = found.slice(WARM_UP.here);
    const first = await visitAll(rest);
    const again = await visitAll(rest);
    const at = (times: readonly number[], part: number) => times[Math.floor(times.length * part)] ?? 0;
    const write = (times: readonly number[]) => `${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)}`;
    process.stdout.write(`${name}, ${rest.length} pages: first visit ${write(first)}; again ${write(again)}\n`);
    if (at(first, 0.95) > GATE) process.exitCode = 1;
  }
  close();
} finally {
  await servers.stop();
}
