import { expect, test } from 'vitest';
import { createTagCollector } from './tags.ts';

test('a page is as fresh as its least fresh part', () => {
  const tags = createTagCollector();
  expect(tags.freshForMs()).toBe(Number.POSITIVE_INFINITY);
  tags.add(['a', 'b'], 5_000);
  tags.add(['b', 'c'], 2_000);
  tags.add(['d']);
  expect(tags.freshForMs()).toBe(2_000);
  expect(tags.tags()).toEqual(['a', 'b', 'c', 'd']);
});

test('a page changes at the earliest change of its parts', () => {
  const tags = createTagCollector();
  expect(tags.nextChange()).toBeNull();
  tags.changesAt(20);
  tags.changesAt(10);
  tags.changesAt(30);
  expect(tags.nextChange()).toBe(10);
});
