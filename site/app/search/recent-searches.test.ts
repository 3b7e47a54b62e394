import { expect, test } from 'vitest';
import { noteSearch, readRecentSearches } from './recent-searches.ts';

const uae = { country: 'uae', language: 'en' } as const;
const AGREED = 'CookiePolicy=CookieAccepted';

function createMemory(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('searches are remembered latest first, each once, six at most, by locale', () => {
  const memory = createMemory();
  for (const key of ['amla', ' neem  oil ', 'a', 'b', 'c', 'd', 'e', 'a', '  ']) noteSearch(memory, AGREED, uae, key);
  expect(readRecentSearches(memory, AGREED, uae)).toEqual(['a', 'e', 'd', 'c', 'b', 'neem oil']);
  expect(readRecentSearches(memory, AGREED, { country: 'uae', language: 'ar' })).toEqual([]);
});

test('nothing is remembered or shown before the visitor has agreed', () => {
  const memory = createMemory();
  noteSearch(memory, '', uae, 'amla');
  expect(memory.items.size).toBe(0);
  noteSearch(memory, AGREED, uae, 'amla');
  expect(readRecentSearches(memory, '', uae)).toEqual([]);
});

test.each(['', '{}', '[1]', 'no json'])('what is kept as %j counts as none', (kept) => {
  expect(readRecentSearches(createMemory({ 'recent-searches uae en': kept }), AGREED, uae)).toEqual([]);
});

test('a blocked storage is ignored', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  noteSearch({ getItem: blocked, setItem: blocked }, AGREED, uae, 'amla');
  expect(readRecentSearches({ getItem: blocked, setItem: blocked }, AGREED, uae)).toEqual([]);
});
