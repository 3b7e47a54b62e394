/** Visitors of a site with many products, as pages are visited: a few often, most of them seldom. */
import { setTimeout as sleep } from 'node:timers/promises';
import { allLocales } from '../../site/app/locale/locales.ts';
import { buildPath, type Locale } from '../../site/app/locale/path.ts';
import type { Random } from '../../site/script/random.ts';
import { createAsk } from '../torture/ask.ts';
import { repeat } from '../torture/bounded.ts';
import type { OwnSite } from '../torture/servers.ts';
import type { Editions } from './editions.ts';

/** How many addresses are visited, of all there are. */
const PAGES = 200_000;
/** Prime to the number of pages: neighbours in rank are far from each other. */
const STEP = 104_729;
const WIDTH = 32;
const READ_WITHIN_MS = 600_000;
const POLL_MS = 500;
const EVERYTHING = Number.POSITIVE_INFINITY;

/** Zipf's law: the visits of a page are in inverse proportion to its rank. */
const drawRank = (next: () => number) => Math.floor(PAGES ** next()) - 1;

export type Visited = { seconds: number; times: readonly number[]; failures: readonly string[] };
type VisitOptions = { editions: Editions; amount: number; seconds: number; random: Random };

/** Visits products for a while; gives how long each answer took, in order, and which were none. */
export async function visitProducts(port: number, { editions, amount, seconds, random }: VisitOptions) {
  const { ask, close } = createAsk(port, { width: WIDTH });
  const times: number[] = [];
  const failures: string[] = [];
  const started = performance.now();
  await repeat({ most: EVERYTHING, until: started + seconds * 1_000, width: WIDTH }, async () => {
    const place = (drawRank(random.next) * STEP) % PAGES;
    const locale = allLocales[place % allLocales.length];
    if (locale === undefined) return;
    const slug = await editions.slugOf(locale.country, Math.floor(place / allLocales.length) % amount);
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

/** Reads pages of a listing one after the other; gives how long each took, in order. */
export async function readListings(port: number, { amount, count }: { amount: number; count: number }) {
  const { ask, close } = createAsk(port, { width: 1 });
  const times: number[] = [];
  // Of 48, and a prime between them, so that none is asked for twice.
  const last = Math.max(1, Math.floor(amount / 48));
  for (let turn = 0; turn < Math.min(count, last); turn += 1) {
    const asked = performance.now();
    const { status } = await ask(`/uae/plp?page=${1 + ((turn * 7919) % last)}&sort=name`);
    times.push(performance.now() - asked);
    if (status !== 200) throw new Error(`A listing answers ${status}`);
  }
  close();
  return times.sort((one, other) => one - other);
}

/** Waits until the listings of locales have so many products. */
export async function waitForLists({ port }: OwnSite, locales: readonly Locale[], amount: number): Promise<void> {
  const until = performance.now() + READ_WITHIN_MS;
  const { ask, close } = createAsk(port, { width: 1 });
  for (const locale of locales) {
    const path = buildPath({ ...locale, pagePath: '/plp' });
    const hasAll = async () => {
      const answer = await ask(`${path}?sort=newest`, { timeoutMs: READ_WITHIN_MS }).catch(() => null);
      return answer?.status === 200 && readDigits(answer.body.toString()).includes(String(amount));
    };
    while (!(await hasAll())) {
      if (performance.now() > until) throw new Error(`${path} has not listed ${amount} products in time`);
      await sleep(POLL_MS);
    }
  }
  close();
}

/** Numbers without separators, in Latin digits. */
function readDigits(text: string): string {
  return text.replace(/[,٬]/g, '').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}
