type KnownTag = { tag: string; number: number; uses: number };

/**
 * Creates an index from tags to the keys of the entries that have them. It is rarely searched, and holds millions: each
 * entry has the numbers of its tags, and a search scans them all in a millisecond or two.
 */
export function createTagIndex() {
  const known = new Map<string, KnownTag>();
  const numbersOf = new Map<string, Uint32Array>();
  const free: number[] = [];

  /** Returns the same tags, in the copies that all entries share. */
  function add(key: string, tags: readonly string[]): string[] {
    const noted = tags.map((tag) => known.get(tag) ?? note(tag));
    for (const one of noted) one.uses += 1;
    numbersOf.set(
      key,
      Uint32Array.from(noted, ({ number }) => number),
    );
    return noted.map(({ tag }) => tag);
  }

  function note(tag: string): KnownTag {
    const number = free.pop() ?? known.size;
    // A slice keeps the whole string in memory: the header with all tags of a page.
    const noted = { tag: Buffer.from(tag).toString(), number, uses: 0 };
    known.set(noted.tag, noted);
    return noted;
  }

  function remove(key: string, tags: readonly string[]): void {
    numbersOf.delete(key);
    for (const tag of tags) {
      const one = known.get(tag);
      if (one === undefined) continue;
      one.uses -= 1;
      if (one.uses > 0) continue;
      known.delete(tag);
      free.push(one.number);
    }
  }

  /** The keys that have any of the tags, each once. */
  function findKeys(tags: readonly string[]): string[] {
    const isWanted = new Uint8Array(known.size + free.length);
    for (const tag of tags) {
      const one = known.get(tag);
      if (one !== undefined) isWanted[one.number] = 1;
    }
    const keys: string[] = [];
    for (const [key, numbers] of isWanted.includes(1) ? numbersOf : []) {
      if (numbers.some((number) => isWanted[number] === 1)) keys.push(key);
    }
    return keys;
  }

  return { add, remove, findKeys };
}
