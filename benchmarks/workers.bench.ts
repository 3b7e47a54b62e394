/**
 * Cached pages from one process and from two (`WORKERS`): the figure is the rate of two relative to one. Visitors are
 * Debian's `wrk` on the same machine, so each process gets a part of a processor, and a run that does not use all of it
 * says nothing (decision 0274). Needs root, for Linux's cgroups; exits 1 below the gate.
 * Run after script/setup: npm run bench workers [-- --seconds 10 --rounds 5]
 */
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { findMedian } from './figures.ts';
import { confine } from './scale/confine.ts';
import { readUsage, sumSeconds } from './scale/usage.ts';
import { type OwnSite, startServers } from './torture/servers.ts';

/** The part of a processor that each process has. */
const PART = 0.35;
/** How much of that it has to use: with less, the visitors would be what is measured. */
const MIN_USED = 0.95;
/** The part of a processor that all processes together may use at rest; how long and how often that is measured. */
const MAX_AT_REST = 0.04;
const LOOK_SECONDS = 2;
const MAX_LOOKS = 60;
/** Times the rate of one process. */
const GATE = 1.7;
/** Before the processes are confined. */
const WARM_UP_SECONDS = 6;
const CONNECTIONS = 64;
const PAGES = ['/uae', '/ar/ksa/plp', '/uae/brands', '/ar/uae'];

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, rounds: { type: 'string', default: '5' } },
});
const VISITOR = ['accept-encoding: gzip, deflate, br', 'accept: text/html'];
const run = promisify(execFile);
await run('wrk', ['-v']).catch((error: NodeJS.ErrnoException) => {
  // It has no option that exits with 0.
  if (error.code === 'ENOENT') throw new Error('The visitors are wrk: apt-get install wrk');
});

const servers = await startServers();
try {
  const ratios: number[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const [one, two] = [await measure(1), await measure(2)];
    ratios.push(two / one);
    process.stdout.write(`one process ${one.toFixed(0)} pages/s, two ${two.toFixed(0)}: ${(two / one).toFixed(2)}\n`);
  }
  // Rates of different rounds cannot be compared on a machine with other load.
  const ratio = findMedian(ratios);
  process.stdout.write(`two serve ${ratio.toFixed(2)} of one, the median of the rounds\n`);
  if (ratio < GATE) process.exitCode = 1;
} finally {
  await servers.stop();
}

/** Pages a second that so many processes serve from their caches. */
async function measure(workers: number): Promise<number> {
  const site = await servers.startSite({ settings: { WORKERS: String(workers) } });
  try {
    // Until each process has its pages in their final compression.
    await visit(site, WARM_UP_SECONDS);
    // The first process of several serves nothing.
    const serving = (await readUsage(site.pid))
      .map(({ pid }) => pid)
      .filter((pid) => workers === 1 || pid !== site.pid);
    if (serving.length !== workers) throw new Error(`${serving.length} processes serve, not ${workers}.`);
    await rest(site);
    const release = await confine(serving, PART);
    const before = await sumSeconds(site.pid);
    const rate = await visit(site, Number(values.seconds));
    const used = ((await sumSeconds(site.pid)) - before) / (workers * PART * Number(values.seconds));
    if (used < MIN_USED)
      throw new Error(`${workers} used ${used.toFixed(2)} of their part: visitors asked for too little.`);
    await site.end();
    await release();
    return rate;
  } finally {
    await site.end();
  }
}

/** Waits until the processes are idle: after a start they read lists and compress pages. */
async function rest({ pid }: OwnSite): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const before = await sumSeconds(pid);
    await sleep(LOOK_SECONDS * 1_000);
    if ((await sumSeconds(pid)) - before <= MAX_AT_REST * LOOK_SECONDS) return;
  }
  throw new Error(`The site is not at rest after ${MAX_LOOKS * LOOK_SECONDS} seconds.`);
}

async function visit(site: OwnSite, seconds: number): Promise<number> {
  const options = [
    '-t1',
    `-c${CONNECTIONS / PAGES.length}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    ...VISITOR.flatMap((line) => ['-H', line]),
  ];
  const rates = await Promise.all(
    PAGES.map(async (path) => {
      const { stdout } = await run('wrk', [...options, `${site.origin}${path}`]);
      const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(stdout)?.[1];
      if (rate === undefined || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`A page failed: ${stdout}`);
      return Number(rate);
    }),
  );
  // Answers may still be on their way.
  await sleep(200);
  return rates.reduce((sum, rate) => sum + rate, 0);
}
