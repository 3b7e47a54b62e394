/**
 * Cached pages from one process and from two (`WORKERS`): what two serve of one is the figure. Visitors on the same machine
 * need four times the processor time of what serves them, so each process has a small part of a processor, and a run in
 * which the visitors had no time left says nothing (decision 0274). Takes root, for Linux's cgroups; exits 1 below the gate. Run after script/setup: npm run bench workers [-- --seconds 10 --rounds 3]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { confine } from './scale/confine.ts';
import { readUsage, sumSeconds } from './scale/usage.ts';
import { type OwnSite, startServers } from './torture/servers.ts';

/** The part of a processor that each process has. */
const PART = 0.08;
/** The part of a processor that visitors may take: with more, they would be what is measured. */
const MAX_OF_VISITORS = 0.8;
/** The part of a processor that all processes together take at rest, looked at for so many seconds, so many times. */
const MAX_AT_REST = 0.04;
const LOOK_SECONDS = 2;
const MAX_LOOKS = 60;
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
    await rest(site);
    const release = await confine(serving, PART);
    const used = process.cpuUsage();
    const rate = await visit(site, Number(values.seconds));
    const { user, system } = process.cpuUsage(used);
    const part = (user + system) / 1_000_000 / Number(values.seconds);
    if (part > MAX_OF_VISITORS) throw new Error(`Visitors took ${part.toFixed(2)} of a processor.`);
    await site.end();
    await release();
    return rate;
  } finally {
    await site.end();
  }
}

/** Waits until the processes do nothing of their own: lists are read and pages packed after a start. */
async function rest({ pid }: OwnSite): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const before = await sumSeconds(pid);
    await sleep(LOOK_SECONDS * 1_000);
    if ((await sumSeconds(pid)) - before <= MAX_AT_REST * LOOK_SECONDS) return;
  }
  throw new Error(`The site is not at rest after ${MAX_LOOKS * LOOK_SECONDS} seconds.`);
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
