/**
 * Pages during a flood of searches: the rate of pages as a share of the rate without the flood. A fake content service
 * answers one request at a time, and takes ten times as long for a search as for a page.
 * Run: node benchmarks/admission.bench.ts [seconds per round] [rounds]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { countPages, VISITORS } from '../site/server/test/flood.ts';
import { findMedian } from './figures.ts';

const MIN_SHARE = 0.8;
const SEARCHERS = 50;

const [seconds = 4, rounds = 3] = process.argv.slice(2).map(Number);

const count = (searchers: number, isGuarded: boolean) =>
  countPages({ slowness: 1, searchers, isGuarded, lasts: seconds * 1000, sleep: (time) => sleep(time) });

const shares = { 'as it is': [] as number[], 'without queues': [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  const quiet = await count(0, true);
  shares['as it is'].push((await count(SEARCHERS, true)) / quiet);
  shares['without queues'].push((await count(SEARCHERS, false)) / quiet);
}
const share = findMedian(shares['as it is']);
process.stdout.write(
  `${SEARCHERS} searchers beside ${VISITORS} visitors: ${(share * 100).toFixed(0)} % of the pages, ` +
    `${(findMedian(shares['without queues']) * 100).toFixed(0)} % without queues\n`,
);
if (share < MIN_SHARE) process.exitCode = 1;
