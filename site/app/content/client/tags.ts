/** Gathers what one page has read: the tags it can be purged by, and how long all of it is known to be fresh. */
export type TagCollector = {
  add: (tags: Iterable<string>, freshForMs?: number) => void;
  tags: () => string[];
  /** The shortest freshness of what was read; 0 when it is for one visitor alone, `Infinity` when nothing was read. */
  freshForMs: () => number;
  /** Notes that a part of the page could not be read. */
  markIncomplete: () => void;
  isIncomplete: () => boolean;
  /** Notes an instant at which the page shows something else without any change of its content: a slide begins or ends. */
  changesAt: (instant: number) => void;
  /** The first of those instants, or null. */
  nextChange: () => number | null;
};

/** Creates the tag collector of one request; the page's answer carries what it gathered as `x-cache-tags`. */
export function createTagCollector(): TagCollector {
  const collected = new Set<string>();
  let freshForMs = Number.POSITIVE_INFINITY;
  let nextChange: number | null = null;
  let isIncomplete = false;
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
    changesAt: (instant) => {
      nextChange = nextChange === null ? instant : Math.min(nextChange, instant);
    },
    nextChange: () => nextChange,
  };
}

/** The tag of everything that was read from a country's content. */
export function countryTag(country: string): string {
  return `${country}:*`;
}

/**
 * Gives the tags of an answer, both languages alike: `{country}:{operation}`, `{country}:{id}` of every global id in it, and
 * its country's.
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
