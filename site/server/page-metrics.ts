import { Counter, Histogram, type Registry } from 'prom-client';
import { pageOfData } from '../app/locale/data-path.ts';
import type { PageVerdict } from './cache/page-cache.ts';
import type { PageEntry } from './cache/page-entry.ts';
import type { RouteName } from './route-names.ts';

/** A page that was served. */
type PageRecord = { path: string; status: number; verdict: PageVerdict; duration: number };

type Tally = { labels: { page: string; status: string; cache: PageVerdict }; count: number };

/** The type of addresses without a route. */
const NO_ROUTE = 'none';

/** Creates the figures of pages by their type, which is the name of a route (decision 0223). */
export function createPageMetrics(registers: Registry[], resolveRoute: (path: string) => RouteName | null) {
  const tallies = new Map<string, Tally>();
  /** Matching an address takes longer than a hit: it is done once per entry. */
  const ofEntries = new WeakMap<PageEntry, Tally>();
  const durations = new Histogram({
    name: 'page_duration_seconds',
    help: 'Pages that were not written straight from the page cache, which takes no time worth measuring.',
    labelNames: ['page'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  new Counter({
    name: 'page_requests_total',
    help: 'Requests of pages by type, status, and what the page cache made of them; a 304 counts as its page.',
    labelNames: ['page', 'status', 'cache'],
    registers,
    collect() {
      this.reset();
      for (const { labels, count } of tallies.values()) this.inc(labels, count);
    },
  });

  /** The type of the page at an address. */
  const nameOf = (path: string) => resolveRoute(pageOfData(path))?.name ?? NO_ROUTE;

  function tallyOf(page: string, code: number, cache: PageVerdict): Tally {
    const status = code === 304 ? '2xx' : `${Math.floor(code / 100)}xx`;
    const key = `${page} ${status} ${cache}`;
    const tally = tallies.get(key) ?? { labels: { page, status, cache }, count: 0 };
    tallies.set(key, tally);
    return tally;
  }

  /** Counts a page that was written straight from the cache; returns its type. */
  function countHit(entry: PageEntry): string {
    let tally = ofEntries.get(entry);
    if (tally === undefined) {
      tally = tallyOf(nameOf(new URL(entry.url).pathname), entry.status, 'hit');
      ofEntries.set(entry, tally);
    }
    tally.count += 1;
    return tally.labels.page;
  }

  /** Counts any other page, with its duration in milliseconds. */
  function observe({ path, status, verdict, duration }: PageRecord): void {
    const page = nameOf(path);
    tallyOf(page, status, verdict).count += 1;
    durations.observe({ page }, duration / 1000);
  }

  return { countHit, observe, nameOf };
}
