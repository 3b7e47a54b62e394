/** Collects what a page was made from: its purge tags, and how long all of it is fresh. */
export type TagCollector = {
  add: (tags: Iterable<string>, freshForMs?: number) => void;
  tags: () => string[];
  /** The shortest freshness of what was read; 0 when it is one visitor's, `Infinity` when nothing was read. */
  freshForMs: () => number;
  /** Marks the page as lacking a part. */
  markIncomplete: () => void;
  isIncomplete: () => boolean;
  /** Marks the page's address as naming unknown content: such addresses are endless. */
  markUnknown: () => void;
  isUnknown: () => boolean;
  /** Adds an answer kept from before a failure, with the tags that purge it when the service is back. */
  addKept: (tags: Iterable<string>, savedAt: number) => void;
  /** When the oldest kept answer came from the service; null if the page has none. */
  keptSince: () => number | null;
  /** Adds a time at which the page changes by itself: a slide starts or ends. */
  changesAt: (instant: number) => void;
  /** The first of those times, or null. */
  nextChange: () => number | null;
};

/** Creates the tag collector of a request; the page's answer carries the tags in `x-cache-tags`. */
export function createTagCollector(): TagCollector {
  const collected = new Set<string>();
  let freshForMs = Number.POSITIVE_INFINITY;
  let nextChange: number | null = null;
  let isIncomplete = false;
  let isUnknown = false;
  let keptSince: number | null = null;
  return {
    add: (tags, fresh = Number.POSITIVE_INFINITY) => {
      for (const tag of tags) collected.add(tag);
      freshForMs = Math.min(freshForMs, fresh);
    },
    tags: () => [...collected],
    freshForMs: () => freshForMs,
    markIncomplete: () => {
      isIncomplete = true;
    },
    isIncomplete: () => isIncomplete,
    markUnknown: () => {
      isUnknown = true;
    },
    isUnknown: () => isUnknown,
    addKept: (tags, savedAt) => {
      for (const tag of tags) collected.add(tag);
      keptSince = Math.min(keptSince ?? savedAt, savedAt);
    },
    keptSince: () => keptSince,
    changesAt: (instant) => {
      nextChange = nextChange === null ? instant : Math.min(nextChange, instant);
    },
    nextChange: () => nextChange,
  };
}

/** The tag of all of a country's content. */
export function countryTag(country: string): string {
  return `${country}:*`;
}

/** The tag of what was kept from before a country's service failed: it goes when the service is back. */
export function keptTag(country: string): string {
  return `${country}:kept`;
}

/**
 * Collects the tags of an answer, the same for both languages: `{country}:{operation}`, `{country}:{id}` of every
 * global id in it, and the country's.
 */
export function collectTags(country: string, operationName: string, data: unknown): string[] {
  const tags = new Set([countryTag(country), `${country}:${operationName}`]);
  addGlobalIds(data, country, tags);
  return [...tags];
}

function addGlobalIds(value: unknown, country: string, tags: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && typeof value.id === 'string' && isGlobalId(value.id)) tags.add(`${country}:${value.id}`);
  for (const inner of Object.values(value)) addGlobalIds(inner, country, tags);
}

/** A global id is `type:number` in base64; ids of languages, locales and translations are not (contract notes 24). */
export function isGlobalId(id: string): boolean {
  if (id.length < 6 || id.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(id)) return false;
  return /^[a-z_]+:\d+$/.test(atob(id));
}
