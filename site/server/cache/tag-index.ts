/** Creates the index from a content tag to the keys of the pages that were made from it. */
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

  return { add, remove, getKeys: (tag: string): string[] => [...(keysByTag.get(tag) ?? [])] };
}
