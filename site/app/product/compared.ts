import { MAX_COMPARED } from '../facets/compare-query.ts';

/** A product whose box is ticked. */
export type Compared = { slug: string; name: string };

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads what was ticked in this tab, on any page of the list at a path. */
export function readCompared(memory: Memory, path: string): Compared[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(comparedKey(path)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCompared).slice(0, MAX_COMPARED) : [];
  } catch {
    // Storage may be blocked or hold something else: then nothing was ticked.
    return [];
  }
}

/** Keeps what is ticked, until the tab is closed. */
export function keepCompared(memory: Memory, path: string, compared: readonly Compared[]): void {
  try {
    memory.setItem(comparedKey(path), JSON.stringify(compared));
  } catch {
    // A full or blocked storage is ignored.
  }
}

function comparedKey(path: string): string {
  return `compared ${path}`;
}

function isCompared(one: unknown): one is Compared {
  return (
    typeof one === 'object' &&
    one !== null &&
    'slug' in one &&
    'name' in one &&
    typeof one.slug === 'string' &&
    typeof one.name === 'string'
  );
}
