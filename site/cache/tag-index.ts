/** Creates an index from tags to the keys of the entries that have them. */
export function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>();

  function add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  function remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  /** The keys that have any of the tags, each once. */
  function findKeys(tags: readonly string[]): string[] {
    return [...new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]))];
  }

  return { add, remove, findKeys };
}
