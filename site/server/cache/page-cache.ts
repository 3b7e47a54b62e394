import { LRUCache } from 'lru-cache';
import { type Answer, buildVisitorAnswer, isStorable, loadAnswer, parseKeyParams, parseTags } from './answer.ts';
import { parseLifetime } from './cache-control.ts';
import { buildBrotli, buildPageEntry, type PageEntry, replaceBrotli } from './page-entry.ts';
import { buildKeyUrl } from './page-key.ts';
import { createPageStore } from './page-store.ts';
import { createPurgeLog } from './purge-log.ts';

/** Every entry carries this tag: purging it makes the whole cache render anew. */
export const everyPage = '*';

const retryDelay = 5_000;

/** How what stands at an address is made; both are given addresses, never a visitor. */
export interface PageSource {
  /** Names another space of keys, for addresses whose answer is not the same for every visitor. */
  readonly scope?: string;
  /** The address step: a redirect or refusal, or null when there is a page to render. */
  readonly redirect: (url: URL) => Promise<Response | null>;
  readonly render: (url: URL) => Promise<Response>;
}

export interface PageCacheOptions {
  /** Budget of the pages; redirects and missing pages have a further eighth. */
  readonly maxBytes: number;
  readonly clock: () => number;
  /** After a purge, pages with its tags stay doubtful for this long: the backend may still answer with the old text. */
  readonly settleTime?: number;
  /** Resolves when there is time for work nobody waits for. */
  readonly idle?: () => Promise<void>;
  readonly onError?: (error: unknown, key: string) => void;
}

/** A stored page, or an answer that must not be stored. */
export type Served = { entry: PageEntry } | { answer: Answer };
type Outcome = { entry: PageEntry } | { answer: Answer; shared: boolean } | { moved: URL };

/** Creates the page cache: single flight, stale while revalidating, stale on error, tags, a byte budget (architecture §0). */
export function createPageCache(options: PageCacheOptions) {
  const { maxBytes, clock, settleTime = 10_000, idle = () => Promise.resolve(), onError = () => {} } = options;
  const stats = { hits: 0, stale: 0, misses: 0, failures: 0, passes: 0 };
  const purges = createPurgeLog({ clock, settleTime });
  const store = createPageStore({ maxBytes });
  /** Addresses with query names that do not matter → the key they share. */
  const aliases = new LRUCache<string, string>({ max: 20_000 });
  const keyParams = new LRUCache<string, readonly string[]>({ max: 50_000 });
  const flights = new Map<string, Promise<Outcome>>();
  let smallest = Promise.resolve();

  function getEntry(key: string): PageEntry | undefined {
    const known = store.get(key);
    if (known !== undefined) return known;
    const alias = aliases.get(key);
    return alias === undefined ? undefined : store.get(alias);
  }

  /** Gives the entry of a request target that can be sent as it is, or null: the synchronous path of a hit. */
  function find(target: string): PageEntry | null {
    const entry = getEntry(target);
    if (entry === undefined || clock() >= entry.freshUntil) return null;
    return countHit(entry);
  }

  function countHit(entry: PageEntry): PageEntry {
    stats.hits++;
    if (++entry.hits === 1 && !entry.isSmallest && entry.variants.br !== entry.variants.identity) makeSmallest(entry);
    return entry;
  }

  /** Best brotli costs a tenth of a second of another core, so it is for pages that are asked for, one at a time. */
  function makeSmallest(entry: PageEntry): void {
    smallest = smallest
      .then(idle)
      .then(async () => {
        if (store.peek(entry.key) !== entry) return;
        replaceBrotli(entry, await buildBrotli(entry.variants.identity.body, 11));
        store.weigh(entry);
      })
      .catch((error: unknown) => onError(error, entry.key));
  }

  /** Takes an address and how its page is made and gives the stored page, or an answer that must not be stored. */
  async function serve(url: URL, source: PageSource): Promise<Served> {
    const key = buildKey(url, source);
    const entry = getEntry(key);
    const now = clock();
    if (entry !== undefined) {
      if (now < entry.freshUntil) return { entry: countHit(entry) };
      if (now < entry.staleUntil || now < Math.min(entry.retryAt, entry.errorUntil)) {
        stats.stale++;
        if (now >= entry.retryAt) refresh(entry, source);
        return { entry };
      }
    }
    stats.misses++;
    const leads = !flights.has(key);
    const outcome = await fly(key, () => fill(url, source));
    if ('moved' in outcome) return serve(outcome.moved, source);
    if ('entry' in outcome || leads || outcome.shared) return outcome;
    // What is for one visitor alone is made for each who waited.
    return { answer: buildVisitorAnswer(await makeAnswer(url, source)) };
  }

  function refresh(entry: PageEntry, source: PageSource): void {
    if (flights.has(entry.key)) return;
    const url = new URL(entry.url);
    fly(entry.key, () => fill(url, source)).catch((error: unknown) => onError(error, entry.key));
  }

  function fly(key: string, make: () => Promise<Outcome>): Promise<Outcome> {
    const running = flights.get(key);
    if (running !== undefined) return running;
    const flight = make().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  async function fill(url: URL, source: PageSource): Promise<Outcome> {
    const key = buildKey(url, source);
    const startedAt = clock();
    try {
      const redirect = await source.redirect(url);
      // A redirect of an address with a query is one look-up, and queries are without number: it is not stored.
      if (redirect !== null && url.search !== '') return { answer: await loadAnswer(redirect), shared: true };
      const moved = redirect === null ? moveToKeyUrl(url, source) : null;
      if (moved !== null) return { moved };
      const answer = await loadAnswer(redirect ?? (await source.render(url)));
      if (answer.status >= 500) return keepStale(key) ?? { answer: buildVisitorAnswer(answer), shared: true };
      const names = parseKeyParams(answer.headers);
      if (names !== null) keyParams.set(buildScopedPath(url, source), names);
      const movedNow = redirect === null ? moveToKeyUrl(url, source) : null;
      return movedNow === null ? await keep(url, key, answer, startedAt) : { moved: movedNow };
    } catch (error) {
      const stale = keepStale(key);
      if (stale === null) throw error;
      onError(error, key);
      return stale;
    }
  }

  /** When the address has query names its route does not read: the address without them, under which both are kept. */
  function moveToKeyUrl(url: URL, source: PageSource): URL | null {
    const names = keyParams.get(buildScopedPath(url, source));
    if (names === undefined || url.search === '') return null;
    const keyUrl = buildKeyUrl(url, names);
    if (keyUrl.search === url.search) return null;
    aliases.set(buildKey(url, source), buildKey(keyUrl, source));
    return keyUrl;
  }

  /** A failed refresh leaves the stale page up for as long as its route allows, and rests before the next. */
  function keepStale(key: string): Outcome | null {
    stats.failures++;
    const entry = getEntry(key);
    const now = clock();
    if (entry === undefined || now >= entry.errorUntil) return null;
    entry.retryAt = now + retryDelay;
    return { entry };
  }

  async function keep(url: URL, key: string, answer: Answer, startedAt: number): Promise<Outcome> {
    const tags = [everyPage, ...parseTags(answer.headers)];
    const lifetime = isStorable(answer) ? parseLifetime(answer.headers.get('cache-control')) : null;
    const visible = buildVisitorAnswer(answer);
    if (lifetime === null) {
      stats.passes++;
      store.remove(key);
      return { answer: visible, shared: false };
    }
    const held = store.peek(key);
    const entry = await buildPageEntry({ key, url: url.href, answer: visible, tags, lifetime, now: clock(), held });
    const doubt = purges.resolveDoubt(tags, startedAt);
    entry.freshUntil = Math.min(entry.freshUntil, doubt.freshUntil);
    entry.staleUntil = Math.min(entry.staleUntil, doubt.staleUntil);
    store.add(entry);
    return { entry };
  }

  /** Makes every page with one of these tags render anew at its next visit; the old one remains for when that fails. Gives their number. */
  function purge(tags: readonly string[]): number {
    purges.record(tags);
    const entries = store.findTagged(tags);
    for (const entry of entries) Object.assign(entry, { freshUntil: 0, staleUntil: 0, retryAt: 0 });
    if (tags.includes(everyPage)) aliases.clear();
    return entries.length;
  }

  const getStats = () => ({ ...stats, ...store.getSize() });

  return { find, serve, purge, getStats };
}

export type PageCache = ReturnType<typeof createPageCache>;

function buildKey(url: URL, source: PageSource): string {
  return `${source.scope ?? ''}${url.pathname}${url.search}`;
}

function buildScopedPath(url: URL, source: PageSource): string {
  return `${source.scope ?? ''}${url.pathname}`;
}

async function makeAnswer(url: URL, source: PageSource): Promise<Answer> {
  return loadAnswer((await source.redirect(url)) ?? (await source.render(url)));
}
