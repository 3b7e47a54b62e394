import { createSegmentedLru } from './segmented-lru.ts';
import { createTagIndex } from './tag-index.ts';

/** The fields of an entry that the store needs. */
export type StoredEntry = {
  key: string;
  /** Tags to purge it by. */
  tags: readonly string[];
  /** Memory use of its value. */
  bytes: number;
};

type TaggedStoreOptions<Entry> = {
  maxBytes: number;
  maxEntries?: number | undefined;
  /** Entries that share an eighth of the budget, so that many of them cannot evict the others. */
  isMinor?: (entry: Entry) => boolean;
};

/** The overhead of an entry in the maps, without its value, key and tags. */
const ENTRY_OVERHEAD = 600;
/** Memory use of a tag in an entry: a reference and a number. Its text is shared. */
const TAG_BYTES = 12;

/** Creates a store of entries by key and by tag within a byte budget; evicts those read only once before all others. */
export function createTaggedStore<Entry extends StoredEntry>(options: TaggedStoreOptions<Entry>) {
  const { maxBytes, maxEntries, isMinor = () => false } = options;
  const tagIndex = createTagIndex();
  const createPartition = (bytes: number) =>
    createSegmentedLru<Entry>({
      maxBytes: bytes,
      maxEntries,
      sizeOf: computeSize,
      onLeave: ({ key, tags }) => tagIndex.remove(key, tags),
    });
  const main = createPartition(maxBytes);
  const minor = createPartition(Math.ceil(maxBytes / 8));

  const get = (key: string): Entry | undefined => main.get(key) ?? minor.get(key);
  const peek = (key: string): Entry | undefined => main.peek(key) ?? minor.peek(key);

  function remove(key: string): void {
    main.remove(key);
    minor.remove(key);
  }

  /** Adds an entry or replaces the one with its key. */
  function set(entry: Entry): void {
    const partition = isMinor(entry) ? minor : main;
    (partition === main ? minor : main).remove(entry.key);
    if (partition.set(entry)) entry.tags = tagIndex.add(entry.key, entry.tags);
  }

  function getSize() {
    const sizes = [main.getSize(), minor.getSize()];
    return {
      entries: sizes.reduce((sum, { entries }) => sum + entries, 0),
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  return {
    get,
    /** As `get`, but does not count as a use. */
    peek,
    set,
    remove,
    findTagged: (tags: readonly string[]): Entry[] => tagIndex.findKeys(tags).flatMap((key) => peek(key) ?? []),
    values: (): Entry[] => [...main.values(), ...minor.values()],
    getSize,
  };
}

function computeSize({ key, tags, bytes }: StoredEntry): number {
  return Math.ceil(bytes) + key.length + ENTRY_OVERHEAD + tags.length * TAG_BYTES;
}
