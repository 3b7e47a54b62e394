import { LRUCache } from 'lru-cache';
import { createTagIndex } from './tag-index.ts';

/** What the store needs of an entry. */
export type StoredEntry = {
  key: string;
  /** Tags to purge it by. */
  tags: readonly string[];
  /** Memory use of its value. */
  bytes: number;
};

export type TaggedStoreOptions<Entry> = {
  maxBytes: number;
  maxEntries?: number | undefined;
  /** Entries that share an eighth of the budget, so that many of them cannot evict the others. */
  isMinor?: (entry: Entry) => boolean;
};

/** The overhead of an entry in the maps, without its value, key and tags. */
const ENTRY_OVERHEAD = 400;
/** The overhead of a tag in the index. */
const TAG_OVERHEAD = 64;

/** Creates a store of entries by key and by tag within a byte budget; evicts the least recently used. */
export function createTaggedStore<Entry extends StoredEntry>(options: TaggedStoreOptions<Entry>) {
  const { maxBytes, maxEntries, isMinor = () => false } = options;
  const tagIndex = createTagIndex();
  const createShelf = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      ...(maxEntries !== undefined && { max: maxEntries }),
      sizeCalculation: computeSize,
      dispose: ({ key, tags }) => tagIndex.remove(key, tags),
    });
  const main = createShelf(maxBytes);
  const minor = createShelf(Math.ceil(maxBytes / 8));

  const get = (key: string): Entry | undefined => main.get(key) ?? minor.get(key);
  const peek = (key: string): Entry | undefined => main.peek(key) ?? minor.peek(key);

  function remove(key: string): void {
    main.delete(key);
    minor.delete(key);
  }

  /** Adds an entry, replacing the one with its key. */
  function set(entry: Entry): void {
    const shelf = isMinor(entry) ? minor : main;
    (shelf === main ? minor : main).delete(entry.key);
    shelf.set(entry.key, entry);
    if (shelf.peek(entry.key) === entry) tagIndex.add(entry.key, entry.tags);
  }

  return {
    get,
    /** Like `get`, but does not count as a use. */
    peek,
    set,
    remove,
    findTagged: (tags: readonly string[]): Entry[] => tagIndex.findKeys(tags).flatMap((key) => peek(key) ?? []),
    values: (): Entry[] => [...main.values(), ...minor.values()],
    getSize: () => ({ entries: main.size + minor.size, bytes: main.calculatedSize + minor.calculatedSize }),
  };
}

function computeSize({ key, tags, bytes }: StoredEntry): number {
  return tags.reduce((sum, tag) => sum + tag.length + TAG_OVERHEAD, Math.ceil(bytes) + key.length + ENTRY_OVERHEAD);
}
