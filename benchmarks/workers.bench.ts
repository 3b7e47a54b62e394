/**
 * Cached pages from one process and from two (`WORKERS`). Each process has a quarter of a processor, so that visitors on
 * the same machine take nothing from them: what two serve of one is the figure. Takes root, for Linux's cgroups; exits 1
 * below the gate. Run after script/setup: npm run bench workers [-- --seconds 10 --rounds 3]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { confine } from './scale/confine.ts';
import { readUsage } from './scale/usage.ts';
import { type OwnSite, startServers } from './torture/servers.ts';

/** The part of a processor that each process has. */
const PART = 0.25;
/** Of what one process serves. */
const GATE = 1.7;
/** Before the processes are confined. */
const WARM_UP_SECONDS = 6;
const CONNECTIONS = 64;
const PAGES = ['/uae', '/ar/ksa/plp', '/uae/brands', '/ar/uae'];

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, rounds: { type: 'string', default: '3' } },
});
const visitor = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

const servers = await startServers();
try {
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    one.push(await measure(1));
    two.push(await measure(2));
  }
  const ratio = median(two) / median(one);
  const list = (rates: readonly number[]) => rates.map((rate) => rate.toFixed(0)).join(', ');
  process.stdout.write(`one process: ${list(one)} pages/s; two: ${list(two)}; ${ratio.toFixed(2)} of one\n`);
  if (ratio < GATE) process.exitCode = 1;
} finally {
  await servers.stop();
}

/** Pages a second that so many processes serve from their caches. */
async function measure(workers: number): Promise<number> {
  const site = await servers.startSite({ settings: { WORKERS: String(workers) } });
  try {
    // Until each process has its pages, packed as small as they become.
    await visit(site, WARM_UP_SECONDS);
    // The first process of several serves nothing.
    const serving = (await readUsage(site.pid))
      .map(({ pid }) => pid)
      .filter((pid) => workers === 1 || pid !== site.pid);
    if (serving.length !== workers) throw new Error(`${serving.length} processes serve, not ${workers}.`);
    const release = await confine(serving, PART);
    const rate = await visit(site, Number(values.seconds));
    await site.end();
    await release();
    return rate;
  } finally {
    await site.end();
  }
}

async function visit(site: OwnSite, seconds: number): Promise<number> {
  const results = await Promise.all(
    PAGES.map((path) =>
      autocannon({
        url: `${site.origin}${path}`,
        connections: CONNECTIONS / PAGES.length,
        duration: seconds,
        headers: visitor,
      }),
    ),
  );
  for (const { errors, statusCodeStats } of results)
    if (errors > 0 || Object.keys(statusCodeStats).some((status) => status !== '200'))
      throw new Error(`A page failed: ${JSON.stringify(statusCodeStats)}, ${errors} without an answer.`);
  // What is still on its way.
  await sleep(200);
  return results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
