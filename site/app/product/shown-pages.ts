import type { ProductCardData } from '../content/pages/product-card.ts';
import { keepJson, type Memory, readJson } from '../ui/kept-json.ts';

/** The pages of a listing shown in this tab; `key` is its address without the page. */
export type KeptPages = { key: string; pages: Readonly<Record<number, readonly ProductCardData[]>> };

/** Adds a page to the kept ones; drops those of another listing. */
export function keepPage(
  kept: KeptPages | null,
  key: string,
  page: number,
  items: readonly ProductCardData[],
): KeptPages {
  if (kept?.key === key && kept.pages[page] === items) return kept;
  return { key, pages: { ...(kept?.key === key ? kept.pages : {}), [page]: items } };
}

/**
 * Joins the products from the first page shown to the last, each once; when a page between is missing, only the last.
 */
export function joinPages(kept: KeptPages, from: number, to: number): { from: number; items: ProductCardData[] } {
  const lists = Array.from({ length: Math.max(0, to - from) + 1 }, (_, offset) => kept.pages[from + offset]);
  const isWhole = from < to && lists.every((list) => list !== undefined);
  const items = isWhole ? lists.flatMap((list) => list ?? []) : [...(kept.pages[to] ?? [])];
  // Content moves between pages while they are read.
  return { from: isWhole ? from : to, items: [...new Map(items.map((item) => [item.slug, item])).values()] };
}

/** Parses the state of a history entry. */
export function parseShownFrom(state: unknown, page: number): number {
  const from = typeof state === 'object' && state !== null && 'from' in state ? Number(state.from) : page;
  return Number.isInteger(from) && from >= 1 && from <= page ? from : page;
}

/** Reads the pages of a listing kept in this tab, or null: then only the page itself is shown. */
export function readKept(memory: Pick<Memory, 'getItem'>, key: string): KeptPages | null {
  const kept = readJson(memory, STORAGE_KEY);
  return isKept(kept) && kept.key === key ? kept : null;
}

/** Keeps the pages of the last listing. */
export function writeKept(memory: Pick<Memory, 'setItem'>, kept: KeptPages): void {
  keepJson(memory, STORAGE_KEY, kept);
}

const STORAGE_KEY = 'listing';

function isKept(value: unknown): value is KeptPages {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'pages' in value &&
    typeof value.pages === 'object' &&
    value.pages !== null &&
    Object.values(value.pages).every(Array.isArray)
  );
}
