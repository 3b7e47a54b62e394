import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTagIndex } from './tag-index.ts';

const tagList = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 4 });
const key = fc.constantFrom('one', 'two', 'three', 'four');

test('whatever comes and goes, tags lead to the entries that have them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.option(tagList)), { maxLength: 40 }), tagList, (steps, asked) => {
      const index = createTagIndex();
      const wanted = new Set<string>(asked);
      const entries = new Map<string, readonly string[]>();
      for (const [name, tags] of steps) {
        const old = entries.get(name);
        if (old !== undefined) index.remove(name, old);
        entries.delete(name);
        if (tags !== null) entries.set(name, index.add(name, tags));
        if (tags !== null) expect(entries.get(name)).toEqual(tags);
      }
      const expected = [...entries].flatMap(([name, tags]) => (tags.some((tag) => wanted.has(tag)) ? [name] : []));
      expect(index.findKeys(asked).sort()).toEqual(expected.sort());
      expect(index.findKeys(['unknown'])).toEqual([]);
    }),
  );
});
