/**
 * Many products: 20,000 in each of the 14 locales, visited at random as pages are (a few often, most of them seldom),
 * with one, two and three processes; then 100,000 in one country. The site, its content service and the visitors share
 * the machine, so what a second of the site's own processor time serves is the figure to keep. Prints the tables of
 * docs/operations.md; exits 1 when a page fails. Run after script/setup:
 * npm run bench scale [-- --seconds 30 --products 20000 --workers 1,2,3 --most 100000]
 */
import { parseArgs } from 'node:util';
import { languageCodes } from '../contract/languages.ts';
import { allLocales } from '../site/app/locale/locales.ts';
import { createRandom } from '../site/script/random.ts';
import { type Editions, startEditions } from './scale/editions.ts';
import { readUsage, sumSeconds } from './scale/usage.ts';
import { readListings, visitProducts, waitForLists } from './scale/visits.ts';
import { type OwnSite, startServers } from './torture/servers.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    products: { type: 'string', default: '20000' },
    workers: { type: 'string', default: '1,2,3' },
    most: { type: 'string', default: '100000' },
  },
});
const SEED = 1;
const LISTINGS = 300;

const seconds = Number(values.seconds);
const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (...cells: readonly (string | number)[]) => say(`| ${cells.join(' | ')} |`);
const head = (...cells: readonly string[]) => {
  say('');
  row(...cells);
  say(`|${'---|'.repeat(cells.length)}`);
};
const at = (times: readonly number[], part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
const round = (value: number) => value.toFixed(0);
const since = (started: number) => round((performance.now() - started) / 1_000);

const servers = await startServers();
try {
  await measureAll(Number(values.products));
  await measureOne(Number(values.most));
} finally {
  await servers.stop();
}

async function measureAll(amount: number): Promise<void> {
  const editions = await startEditions(servers.backendPort, { amount, countries: /./ });
  say(`${amount} products in each of ${allLocales.length} locales, ${seconds} s`);
  head(
    'Processes',
    'all lists read, s',
    'requests/s',
    'in a second of processor',
    'from the cache',
    'median, ms',
    'p99, ms',
    'RSS of each, MB',
    '1,000 pages, MB',
  );
  try {
    for (const workers of values.workers.split(',')) {
      const started = performance.now();
      const site = await startSite(editions, workers);
      try {
        await waitForLists(site, allLocales, amount);
        const read = since(started);
        const random = createRandom(SEED);
        // What follows a start is over then: lists that are read once more, the first pages of all.
        await visitProducts(site.port, { editions, amount, seconds: seconds / 2, random });
        const before = { used: await sumSeconds(site.pid), ...(await readCache(site)) };
        const {
          times,
          failures,
          seconds: took,
        } = await visitProducts(site.port, { editions, amount, seconds, random });
        const after = { used: await sumSeconds(site.pid), ...(await readCache(site)) };
        row(
          workers,
          read,
          round(times.length / took),
          round(times.length / (after.used - before.used)),
          `${round(((after.hits - before.hits) / (after.asked - before.asked)) * 100)} %`,
          at(times, 0.5),
          at(times, 0.99),
          (await readUsage(site.pid)).map(({ megabytes }) => round(megabytes)).join(', '),
          after.megabytesOfThousand.toFixed(1),
        );
        for (const failure of failures.slice(0, 5)) say(failure);
        if (failures.length > 0) process.exitCode = 1;
      } finally {
        await site.end();
      }
    }
  } finally {
    editions.stop();
  }
}

async function measureOne(amount: number): Promise<void> {
  const editions = await startEditions(servers.backendPort, { amount, countries: /^\/graphql/ });
  try {
    const started = performance.now();
    const site = await startSite(editions, '1');
    try {
      await waitForLists(
        site,
        languageCodes.map((language) => ({ country: 'uae', language })),
        amount,
      );
      const read = since(started);
      const times = await readListings(site.port, { amount, count: LISTINGS });
      head('Products of one country', 'read in both languages, s', 'listing median, ms', 'p99, ms', 'RSS, MB');
      row(amount, read, at(times, 0.5), at(times, 0.99), round((await readUsage(site.pid))[0]?.megabytes ?? 0));
    } finally {
      await site.end();
    }
  } finally {
    editions.stop();
  }
}

function startSite(editions: Editions, workers: string) {
  return servers.startSite({ settings: { BACKEND_PORT: String(editions.port), WORKERS: workers } });
}

async function readCache({ readFigures }: OwnSite) {
  const figures = await readFigures();
  const count = (outcome: string) => figures.get(`store_requests_total{store="pages",outcome="${outcome}"}`) ?? 0;
  const size = (of: 'bytes' | 'entries') => figures.get(`store_${of}{store="pages"}`) ?? 0;
  const hits = count('hits') + count('stale');
  return { hits, asked: hits + count('misses'), megabytesOfThousand: size('bytes') / size('entries') / 1_000 };
}
