import { MAX_COMPARED } from '../facets/compare-query.ts';
import { keepJson, type Memory, readList } from '../ui/kept-json.ts';

/** A product whose box is ticked. */
export type Compared = { slug: string; name: string };

/** Reads what was ticked in this tab, on any page of the list at a path. */
export function readCompared(memory: Memory, path: string): Compared[] {
  return readList(memory, comparedKey(path), isCompared).slice(0, MAX_COMPARED);
}

/** Keeps what is ticked, until the tab is closed. */
export function keepCompared(memory: Memory, path: string, compared: readonly Compared[]): void {
  keepJson(memory, comparedKey(path), compared);
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
