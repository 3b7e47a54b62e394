/** Visitors of a site with many products, as pages are visited: a few often, most of them seldom. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { allLocales } from '../../site/app/locale/locales.ts';
import { buildPath, type Locale } from '../../site/app/locale/path.ts';
import type { Random } from '../../site/script/random.ts';
import { createAsk } from '../torture/ask.ts';
import { repeat } from '../torture/bounded.ts';
import type { OwnSite } from '../torture/servers.ts';
import type { Editions } from './editions.ts';

/** How many addresses visitors draw from, of all there are. */
export const PAGES = 200_000;
/** Coprime to the number of pages, so that neighbours in rank are far apart. */
const STEP = 104_729;
/** Products on a page of a listing (rulings 4). */
const PAGE_SIZE = 24;
const WIDTH = 32;
const READ_WITHIN_MS = 600_000;
const POLL_MS = 500;
const NEVER = Number.POSITIVE_INFINITY;
/** The number of lists that all processes hold together. */
const LISTS_HELD = 'store_entries{store="catalogue"}';

type Visited = { seconds: number; times: readonly number[]; failures: readonly string[] };
type VisitOptions = {
  editions: Pick<Editions, 'slugOf'>;
  amount: number;
  visits: number;
  /** The page of a visit, by its number. */
  pageOf: (turn: number) => number;
};

/** Draws a page by Zipf's law: the visits of a page are in inverse proportion to its rank. */
export function drawPage(random: Random): number {
  return ((Math.floor(PAGES ** random.next()) - 1) * STEP) % PAGES;
}

/** The page of a product in the first locale; those of the others follow. */
export function firstPageOf(product: number): number {
  return product * allLocales.length;
}

/**
 * Visits products `visits` times: more draws repeat more pages, so only runs of the same number are comparable. Returns
 * the seconds taken, the milliseconds of each answer, sorted, and the failures.
 */
export async function visitProducts(port: number, { editions, amount, visits, pageOf }: VisitOptions) {
  const { ask, close } = createAsk(port, { width: WIDTH });
  const times: number[] = [];
  const failures: string[] = [];
  const started = performance.now();
  await repeat({ most: visits, until: NEVER, width: WIDTH }, async (turn) => {
    const page = pageOf(turn);
    const locale = allLocales[page % allLocales.length];
    if (locale === undefined) return;
    const slug = await editions.slugOf(locale.country, Math.floor(page / allLocales.length) % amount);
    const path = buildPath({ ...locale, pagePath: `/product/${slug}` });
    const asked = performance.now();
    const outcome = await ask(path, { headers: { 'accept-encoding': 'br' } }).then(
      ({ status }) => status,
      ({ message }) => message,
    );
    times.push(performance.now() - asked);
    if (outcome !== 200) failures.push(`${path} answers ${outcome}`);
  });
  close();
  const visited: Visited = {
    seconds: (performance.now() - started) / 1_000,
    times: times.sort((one, other) => one - other),
    failures,
  };
  return visited;
}

/** Reads pages of a listing one after the other; returns the milliseconds of each, sorted. */
export async function readListings(port: number, { listed, count }: { listed: number; count: number }) {
  const { ask, close } = createAsk(port, { width: 1 });
  const times: number[] = [];
  // Steps of a prime, so that none is requested twice.
  const last = Math.max(1, Math.floor(listed / PAGE_SIZE));
  for (let turn = 0; turn < Math.min(count, last); turn += 1) {
    const asked = performance.now();
    const { status } = await ask(`/uae/plp?page=${1 + ((turn * 7919) % last)}&sort=name`);
    times.push(performance.now() - asked);
    if (status !== 200) throw new Error(`A listing answers ${status}`);
  }
  close();
  return times.sort((one, other) => one - other);
}

type WaitOptions = { site: Pick<OwnSite, 'port' | 'pid' | 'readFigures'>; locales: readonly Locale[]; workers: number };

/**
 * Waits until each process of a site has read the list of each locale; returns how many products each listing has.
 * Connections go to the processes in turn, and a process reads a list when it is asked for it, so each locale is
 * requested over as many new connections as there are processes.
 */
export async function waitForLists({ site, locales, workers }: WaitOptions): Promise<number[]> {
  const until = performance.now() + READ_WITHIN_MS;
  const { ask, close } = createAsk(site.port, { width: workers });
  const headers = { connection: 'close' };
  async function readTotal(locale: Locale): Promise<number> {
    const path = buildPath({ ...locale, pagePath: '/plp' });
    const asked = Array.from({ length: workers }, () =>
      ask(`${path}?sort=newest`, { headers, timeoutMs: READ_WITHIN_MS }).catch(() => null),
    );
    return Math.min(
      ...(await Promise.all(asked)).map((answer) => (answer?.status === 200 ? findTotal(answer.body) : 0)),
    );
  }
  try {
    while (true) {
      const totals: number[] = [];
      for (const locale of locales) totals.push(await readTotal(locale));
      const held = (await site.readFigures()).get(LISTS_HELD) ?? 0;
      if (held >= workers * locales.length && totals.every((total) => total > 0)) return totals;
      if (performance.now() > until) throw new Error(`${held} of ${workers * locales.length} lists are read in time`);
      if (!existsSync(`/proc/${site.pid}`)) throw new Error('the site has ended');
      await sleep(POLL_MS);
    }
  } finally {
    close();
  }
}

/** The number of products in a listing: the largest in the sentence that says which are shown. */
function findTotal(html: Buffer): number {
  const [, sentence = ''] = /<p role="status">([^<]*)/.exec(html.toString()) ?? [];
  return Math.max(0, ...(readDigits(sentence).match(/\d+/g) ?? []).map(Number));
}

/** Numbers without separators, in Latin digits. */
function readDigits(text: string): string {
  return text.replace(/[,٬]/g, '').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}
