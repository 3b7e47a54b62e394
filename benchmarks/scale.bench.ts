/**
 * Many products: 20,000 in each of the 14 locales, visited at random as real pages are (a few often, most seldom), with
 * one, two and three processes; then 100,000 in one country. The site, its content service and the visitors share the
 * machine, so the figure to keep is what a second of the site's own processor time serves. The same visits are drawn
 * for each number of processes, once each process has read all lists: more draws would hit the cache more often. Prints
 * the tables of docs/operations.md; exits 1 when a page fails or a list is not read. Run after script/setup:
 * npm run bench scale [-- --visits 6000 --products 20000 --workers 1,2,3 --most 100000]
 */
import { parseArgs } from 'node:util';
import { languageCodes } from '../contract/languages.ts';
import { allLocales } from '../site/app/locale/locales.ts';
import { createRandom } from '../site/script/random.ts';
import { type Editions, startEditions } from './scale/editions.ts';
import { readUsage, sumSeconds } from './scale/usage.ts';
import { drawPage, firstPageOf, PAGES, readListings, visitProducts, waitForLists } from './scale/visits.ts';
import { type OwnSite, startServers } from './torture/servers.ts';

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '6000' },
    products: { type: 'string', default: '20000' },
    workers: { type: 'string', default: '1,2,3' },
    most: { type: 'string', default: '100000' },
  },
});
const SEED = 1;
const LISTINGS = 300;
/** What docs/operations.md says a process needs with so many products. */
const MEMORY_MB = '600';

const visits = Number(values.visits);
/** Visits that do not count, while a started site reads lists again and makes its first pages. */
const before = Math.ceil(visits / 3);
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
  say(`${amount} products in each of ${allLocales.length} locales; MEMORY_MB=${MEMORY_MB}`);
  say(
    `An edition of each product that the service has, ${before} visits, then ${visits} that count: drawn from ${PAGES} pages by Zipf's law, the same ones in each row`,
  );
  head(
    'Processes',
    'all have all lists after, s',
    'visits',
    'in, s',
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
        const totals = await waitForLists({ site, locales: allLocales, workers: Number(workers) });
        if (totals.some((total) => total !== amount)) throw new Error(`The listings have ${totals}, not ${amount}.`);
        const read = since(started);
        const random = createRandom(SEED);
        const visit = (visits: number, pageOf = (_: number) => drawPage(random)) =>
          visitProducts(site.port, { editions, amount, visits, pageOf });
        // The service caches its answers: each row starts when it has them all.
        const own = await editions.countOwn();
        const all = await visit(firstPageOf(own), (turn) => firstPageOf(own) + turn);
        const first = await visit(before);
        const start = { used: await sumSeconds(site.pid), ...(await readCache(site)) };
        const { times, failures, seconds } = await visit(visits);
        const end = { used: await sumSeconds(site.pid), ...(await readCache(site)) };
        row(
          workers,
          read,
          times.length,
          round(seconds),
          round(times.length / seconds),
          round(times.length / (end.used - start.used)),
          `${round(((end.hits - start.hits) / (end.asked - start.asked)) * 100)} %`,
          at(times, 0.5),
          at(times, 0.99),
          (await readUsage(site.pid)).map(({ megabytes }) => round(megabytes)).join(', '),
          end.megabytesOfThousand.toFixed(1),
        );
        const failed = [...all.failures, ...first.failures, ...failures];
        for (const failure of failed.slice(0, 5)) say(failure);
        if (failed.length > 0) process.exitCode = 1;
      } finally {
        await site.end();
      }
    }
  } finally {
    editions.stop();
  }
}

/** Prints how many of very many products a site lists, what that costs, and what happens to the others. */
async function measureOne(amount: number): Promise<void> {
  const editions = await startEditions(servers.backendPort, { amount, countries: /^\/graphql/ });
  const locales = languageCodes.map((language) => ({ country: 'uae' as const, language }));
  try {
    const started = performance.now();
    const site = await startSite(editions, '1');
    try {
      const listed = Math.min(...(await waitForLists({ site, locales, workers: 1 })));
      const read = since(started);
      const times = await readListings(site.port, { listed, count: LISTINGS });
      head(
        'Products of one country',
        'listed',
        'read in both languages, s',
        'listing median, ms',
        'p99, ms',
        'RSS, MB',
      );
      row(amount, listed, read, at(times, 0.5), at(times, 0.99), round(await site.readRss()));
      const last = `/uae/product/${await editions.slugOf('uae', amount - 1)}`;
      const { status } = await fetch(site.origin + last);
      say('');
      if (listed < amount)
        say(`The listings stop at ${listed}; the page of a product that is in none answers ${status}.`);
      else say(`All ${amount} are listed: it stops at none of them. The page of the last one answers ${status}.`);
      if (status !== 200) process.exitCode = 1;
    } finally {
      await site.end();
    }
  } catch (error) {
    say(`${amount} products of one country cannot be read: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    editions.stop();
  }
}

function startSite(editions: Editions, workers: string) {
  return servers.startSite({ settings: { BACKEND_PORT: String(editions.port), WORKERS: workers, MEMORY_MB } });
}

async function readCache({ readFigures }: OwnSite) {
  const figures = await readFigures();
  const count = (outcome: string) => figures.get(`store_requests_total{store="pages",outcome="${outcome}"}`) ?? 0;
  const size = (of: 'bytes' | 'entries') => figures.get(`store_${of}{store="pages"}`) ?? 0;
  const hits = count('hits') + count('stale');
  return { hits, asked: hits + count('misses'), megabytesOfThousand: size('bytes') / size('entries') / 1_000 };
}
