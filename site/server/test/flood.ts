import { createConcurrencyLimit } from '../../cache/concurrency-limit.ts';
import { createAdmission } from '../admission.ts';

/** Milliseconds; the content service takes ten times as long for a search as for a page. */
const PAGE_TIME = 3;
const SEARCH_TIME = 30;
const ROUND_TRIP = 20;
export const VISITORS = 20;

type Flood = {
  /** The factor by which everything takes longer on a busy machine. */
  slowness: number;
  searchers: number;
  /** Whether pages and searches go through the queues of the site. */
  isGuarded: boolean;
  /** The duration on an idle machine, in milliseconds. */
  lasts: number;
  sleep: (milliseconds: number) => Promise<void>;
};

/**
 * Counts the pages that visitors get, each requesting the next once it is answered, from a content service that answers
 * one request at a time, while others search without end.
 */
export async function countPages({ slowness, searchers, isGuarded, lasts, sleep }: Flood): Promise<number> {
  const service = createConcurrencyLimit({ atOnce: 1 });
  const admission = createAdmission(sleep);
  const answer = (time: number) => service(() => sleep(time * slowness));
  const until = performance.now() + lasts * slowness;
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
      await answered.catch(() => sleep(ROUND_TRIP * slowness));
    }
  }
  await Promise.all([...Array.from({ length: VISITORS }, visit), ...Array.from({ length: searchers }, search)]);
  return pages;
}
