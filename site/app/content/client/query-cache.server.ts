import { LRUCache } from 'lru-cache';

/** An answer on its way into the cache. */
export type LoadedAnswer = {
  value: unknown;
  tags: readonly string[];
  /** About how much memory it takes. */
  bytes: number;
  /** Came with errors beside its data: used once, not kept. */
  isPartial: boolean;
};

/** An answer as the cache gives it. */
export type CachedAnswer = { value: unknown; tags: readonly string[]; freshForMs: number };

export type QueryCacheOptions = {
  clock: () => number;
  /** How long an answer is served without asking again. */
  freshMs?: number;
  /** How long an older one is served while it is asked again behind the visitor, or while the service fails. */
  staleMs?: number;
  /** How long a failing service is left alone for a key that has an older answer. */
  retryMs?: number;
  /** How long after a purge a service may still give the old state: what it gives then is not trusted for long. */
  settleMs?: number;
  maxBytes?: number;
  maxEntries?: number;
};

export type QueryCache = {
  read: (key: string, load: () => Promise<LoadedAnswer>) => Promise<CachedAnswer>;
  /** Makes every answer with one of the tags be asked again before it is used; kept in case the service fails. */
  purge: (tags: Iterable<string>) => void;
  clear: () => void;
};

type Flown = CachedAnswer & { isPartial: boolean };
type Entry = LoadedAnswer & { storedAt: number; freshUntil: number; retryAt: number; isPurged: boolean };

/** What is served although it may be old: a page made of it is worth asking again soon. */
const staleFreshMs = 1_000;

/** Creates the query cache: answers by key, one request at a time for each, refreshed behind the visitor, purged by tag. */
export function createQueryCache(options: QueryCacheOptions): QueryCache {
  const { clock, freshMs = 60_000, staleMs = 86_400_000, retryMs = 5_000, settleMs = 15_000 } = options;
  const keysByTag = new Map<string, Set<string>>();
  const purgeOfTag = new Map<string, { at: number; sequence: number }>();
  const flights = new Map<string, Promise<Flown>>();
  let sequence = 0;
  let clearedAt = 0;

  const entries = new LRUCache<string, Entry>({
    max: options.maxEntries ?? 10_000,
    maxSize: options.maxBytes ?? 64 * 1024 * 1024,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });

  function store(key: string, answer: LoadedAnswer): number {
    const now = clock();
    const isSettling = answer.tags.some(
      (tag) => now - (purgeOfTag.get(tag)?.at ?? Number.NEGATIVE_INFINITY) < settleMs,
    );
    const freshForMs = isSettling ? Math.min(staleFreshMs, freshMs) : freshMs;
    entries.set(key, { ...answer, storedAt: now, freshUntil: now + freshForMs, retryAt: 0, isPurged: false });
    if (entries.has(key)) for (const tag of answer.tags) addKey(tag, key);
    return freshForMs;
  }

  function addKey(tag: string, key: string): void {
    const keys = keysByTag.get(tag);
    if (keys) keys.add(key);
    else keysByTag.set(tag, new Set([key]));
  }

  async function fetchAnswer(key: string, load: () => Promise<LoadedAnswer>): Promise<Flown> {
    const before = sequence;
    const answer = await load();
    const { value, tags, isPartial } = answer;
    // Asked before a purge, answered after it: nobody knows which state it shows.
    const isRaced = clearedAt > before || tags.some((tag) => (purgeOfTag.get(tag)?.sequence ?? 0) > before);
    return { value, tags, isPartial, freshForMs: isPartial || isRaced ? 0 : store(key, answer) };
  }

  function share(key: string, load: () => Promise<LoadedAnswer>): Promise<Flown> {
    const running = flights.get(key);
    if (running) return running;
    const flight = fetchAnswer(key, load).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  }

  /** Asks again; a failure or a partial answer leaves the older one in place for a while. */
  function refresh(key: string, entry: Entry, load: () => Promise<LoadedAnswer>): Promise<CachedAnswer> {
    const giveOld = () => {
      entry.retryAt = clock() + retryMs;
      return { value: entry.value, tags: entry.tags, freshForMs: staleFreshMs };
    };
    return share(key, load).then((answer) => (answer.isPartial ? giveOld() : answer), giveOld);
  }

  return {
    read: async (key, load) => {
      const entry = entries.get(key);
      const now = clock();
      if (!entry || now >= entry.storedAt + staleMs) return share(key, load);
      if (now < entry.freshUntil) return { value: entry.value, tags: entry.tags, freshForMs: entry.freshUntil - now };
      const isDue = now >= entry.retryAt;
      if (entry.isPurged && isDue) return refresh(key, entry, load);
      if (isDue) void refresh(key, entry, load);
      return { value: entry.value, tags: entry.tags, freshForMs: staleFreshMs };
    },

    purge: (tags) => {
      const now = clock();
      sequence += 1;
      flights.clear();
      for (const [tag, { at }] of purgeOfTag) if (now - at >= settleMs) purgeOfTag.delete(tag);
      for (const tag of tags) {
        purgeOfTag.set(tag, { at: now, sequence });
        for (const key of keysByTag.get(tag) ?? []) {
          const entry = entries.peek(key);
          if (entry) Object.assign(entry, { freshUntil: 0, retryAt: 0, isPurged: true });
        }
      }
    },

    clear: () => {
      sequence += 1;
      clearedAt = sequence;
      flights.clear();
      entries.clear();
    },
  };
}
