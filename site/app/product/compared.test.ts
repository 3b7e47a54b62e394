import { expect, test } from 'vitest';
import { keepCompared, readCompared } from './compared.ts';

const all = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, name: `Name of ${slug}` }));

test('what is ticked on one page of a type is there on the next, and on no other type’s', () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  keepCompared(memory, '/uae/toothpaste', all);
  expect(readCompared(memory, '/uae/toothpaste')).toEqual(all.slice(0, 3));
  expect(readCompared(memory, '/uae/soap')).toEqual([]);
});

test.each(['', '{', '{}', '[1,null,{"slug":"a"}]'])('a device that holds %j has nothing ticked', (text) => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(readCompared({ getItem: () => text, setItem: () => undefined }, 'any')).toEqual([]);
  expect(readCompared({ getItem: blocked, setItem: blocked }, 'any')).toEqual([]);
  expect(() => keepCompared({ getItem: blocked, setItem: blocked }, 'any', all)).not.toThrow();
});
