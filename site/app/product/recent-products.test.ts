import { expect, test } from 'vitest';
import { noteRecentSlug } from './recent-products.ts';

const here = { country: 'uae', language: 'en' } as const;

function createMemory(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

test('the latest come first, each once, of the locale only', () => {
  const memory = createMemory();
  expect(noteRecentSlug(memory, here, 'amla')).toEqual([]);
  expect(noteRecentSlug(memory, here, 'sidr')).toEqual(['amla']);
  expect(noteRecentSlug(memory, { country: 'uae', language: 'ar' }, 'زيت')).toEqual([]);
  expect(noteRecentSlug(memory, here, 'amla')).toEqual(['sidr']);
  expect(noteRecentSlug(memory, here, 'neem')).toEqual(['amla', 'sidr']);
});

test('at most twelve are stored', () => {
  const memory = createMemory();
  for (let number = 1; number <= 20; number += 1) noteRecentSlug(memory, here, `product-${number}`);
  const stored = noteRecentSlug(memory, here, 'one more');
  expect([stored.length, stored[0]]).toEqual([12, 'product-20']);
});

test.each(['{', '{"a":1}', 'null', '"amla"', '[1,null,{},""]'])(
  'what is not a list of slugs counts for nothing: %s',
  (text) => {
    const memory = createMemory({ 'recently-viewed uae en': text });
    expect(noteRecentSlug(memory, here, 'amla')).toEqual([]);
  },
);

test('a storage that throws does not break the page', () => {
  const refusing = {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('no', 'QuotaExceededError');
    },
  };
  expect(noteRecentSlug(refusing, here, 'amla')).toEqual([]);
});
