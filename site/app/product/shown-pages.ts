import type { ProductCardData } from '../content/pages/product-card.ts';

/** Pages of one listing that were shown in this tab; `key` is its address without the page. */
export type KeptPages = { key: string; pages: Readonly<Record<number, readonly ProductCardData[]>> };

/** Gives the pages kept with one more; those of another listing are let go. */
export function keepPage(
  kept: KeptPages | null,
  key: string,
  page: number,
  items: readonly ProductCardData[],
): KeptPages {
  if (kept?.key === key && kept.pages[page] === items) return kept;
  return { key, pages: { ...(kept?.key === key ? kept.pages : {}), [page]: items } };
}

/** Gives the products from the first page shown to the last, each once, and the page they begin with: `to` alone when one between is missing. */
export function joinPages(kept: KeptPages, from: number, to: number): { from: number; items: ProductCardData[] } {
  const lists = Array.from({ length: Math.max(0, to - from) + 1 }, (_, offset) => kept.pages[from + offset]);
  const isWhole = from < to && lists.every((list) => list !== undefined);
  const items = isWhole ? lists.flatMap((list) => list ?? []) : [...(kept.pages[to] ?? [])];
  // Content moves between pages while they are read.
  return { from: isWhole ? from : to, items: [...new Map(items.map((item) => [item.slug, item])).values()] };
}

/** Parses what a history entry holds. */
export function parseShownFrom(state: unknown, page: number): number {
  const from = typeof state === 'object' && state !== null && 'from' in state ? Number(state.from) : page;
  return Number.isInteger(from) && from >= 1 && from <= page ? from : page;
}

/** Gives the pages of a listing this tab has kept, or null. */
export function readKept(memory: Pick<Storage, 'getItem'>, key: string): KeptPages | null {
  try {
    const kept: unknown = JSON.parse(memory.getItem(STORAGE_KEY) ?? 'null');
    return isKept(kept) && kept.key === key ? kept : null;
  } catch {
    // Storage may be refused: then only the page itself is shown.
    return null;
  }
}

/** Keeps the pages of the listing shown last. */
export function writeKept(memory: Pick<Storage, 'setItem'>, kept: KeptPages): void {
  try {
    memory.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage may be refused or full: coming back then shows the last page alone.
  }
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
