import { LRUCache } from 'lru-cache';
import type { PageEntry } from './page-entry.ts';
import { createTagIndex } from './tag-index.ts';

/**
 * Creates the memory of the page cache: entries by key and by tag. Redirects and missing pages have a budget of their
 * own, an eighth of the pages', so that they cannot push pages out.
 */
export function createPageStore({ maxBytes }: { maxBytes: number }) {
  const tagIndex = createTagIndex();
  const createShelf = (maxSize: number) =>
    new LRUCache<string, PageEntry>({
      maxSize,
      sizeCalculation: (entry) => entry.size,
      dispose: (entry) => tagIndex.remove(entry.key, entry.tags),
    });
  const pages = createShelf(maxBytes);
  const strays = createShelf(Math.ceil(maxBytes / 8));

  const get = (key: string): PageEntry | undefined => pages.get(key) ?? strays.get(key);
  const peek = (key: string): PageEntry | undefined => pages.peek(key) ?? strays.peek(key);

  function remove(key: string): void {
    pages.delete(key);
    strays.delete(key);
  }

  function add(entry: PageEntry): void {
    remove(entry.key);
    const shelf = entry.status === 200 ? pages : strays;
    shelf.set(entry.key, entry);
    if (shelf.peek(entry.key) === entry) tagIndex.add(entry.key, entry.tags);
  }

  /** Counts an entry anew whose bytes have changed. */
  function weigh(entry: PageEntry): void {
    const shelf = entry.status === 200 ? pages : strays;
    if (shelf.peek(entry.key) === entry) shelf.set(entry.key, entry, { size: entry.size });
  }

  /** Gives the entries that carry any of the tags. */
  function findTagged(tags: readonly string[]): PageEntry[] {
    const keys = new Set(tags.flatMap((tag) => tagIndex.getKeys(tag)));
    return [...keys].flatMap((key) => peek(key) ?? []);
  }

  const getSize = () => ({
    entries: pages.size + strays.size,
    bytes: pages.calculatedSize + strays.calculatedSize,
  });

  return { get, peek, add, remove, weigh, findTagged, getSize };
}
