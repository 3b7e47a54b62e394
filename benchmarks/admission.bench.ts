/**
 * Pages during a flood of searches: the rate of pages as a share of the rate without the flood. A fake content service
 * answers one request at a time, and takes ten times as long for a search as for a page.
 * Run: node benchmarks/admission.bench.ts [seconds per round] [rounds]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createConcurrencyLimit } from '../site/cache/concurrency-limit.ts';
import { createAdmission } from '../site/server/admission.ts';

const MIN_SHARE = 0.8;
const PAGE_TIME = 3;
const SEARCH_TIME = 30;
const ROUND_TRIP = 20;
const VISITORS = 20;
const SEARCHERS = 50;

const [seconds = 4, rounds = 3] = process.argv.slice(2).map(Number);

async function count(searchers: number, isGuarded: boolean): Promise<number> {
  const service = createConcurrencyLimit({ atOnce: 1 });
  const admission = createAdmission();
  const answer = (time: number) => service(() => sleep(time));
  const until = performance.now() + seconds * 1000;
  let pages = 0;
  async function visit() {
    while (performance.now() < until) {
      await (isGuarded ? admission.page(() => answer(PAGE_TIME)) : answer(PAGE_TIME));
      pages += 1;
    }
  }
  async function search() {
    while (performance.now() < until) {
      const answered = isGuarded ? admission.search(() => answer(SEARCH_TIME)) : answer(SEARCH_TIME);
      // A refused visitor retries after a round trip.
      await answered.catch(() => sleep(ROUND_TRIP));
    }
  }
  await Promise.all([...Array.from({ length: VISITORS }, visit), ...Array.from({ length: searchers }, search)]);
  return pages / seconds;
}

function computeMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const shares = { 'as it is': [] as number[], 'without queues': [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  const quiet = await count(0, true);
  shares['as it is'].push((await count(SEARCHERS, true)) / quiet);
  shares['without queues'].push((await count(SEARCHERS, false)) / quiet);
}
const share = computeMedian(shares['as it is']);
process.stdout.write(
  `${SEARCHERS} searchers beside ${VISITORS} visitors: ${(share * 100).toFixed(0)} % of the pages, ` +
    `${(computeMedian(shares['without queues']) * 100).toFixed(0)} % without queues\n`,
);
if (share < MIN_SHARE) process.exitCode = 1;
