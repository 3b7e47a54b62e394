import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSegmentedLru } from './segmented-lru.ts';

type Entry = { key: string; size: number };

function createMemory(options: { maxBytes: number; maxEntries?: number }) {
  const left: string[] = [];
  const memory = createSegmentedLru<Entry>({
    ...options,
    sizeOf: ({ size }) => size,
    onLeave: ({ key }) => left.push(key),
  });
  const add = (key: string, size = 1) => memory.set({ key, size });
  const keys = () => memory.values().map(({ key }) => key);
  return { memory, left, add, keys };
}

const buildKeys = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index}`);

test('an entry read twice outlives any number of others read once', () => {
  const { memory, add } = createMemory({ maxBytes: 100 });
  const pages = buildKeys('page', 80);
  for (const key of pages) add(key);
  for (const key of pages) memory.get(key);
  for (const key of buildKeys('scan', 6_000)) add(key);
  expect(pages.filter((key) => memory.peek(key) === undefined)).toEqual([]);
  expect(memory.getSize()).toEqual({ entries: 100, bytes: 100 });
});

test('entries read once may fill the whole budget, and the oldest leaves first', () => {
  const { add, keys, left } = createMemory({ maxBytes: 100 });
  const pages = buildKeys('page', 101);
  for (const key of pages) add(key);
  expect(keys().sort()).toEqual(pages.slice(1).sort());
  expect(left).toEqual(['page 0']);
});

test('a fifth of the budget is reserved for entries on probation', () => {
  const { memory, add } = createMemory({ maxBytes: 100 });
  for (const key of buildKeys('page', 100)) add(key);
  for (const key of buildKeys('page', 100)) memory.get(key);
  for (const key of buildKeys('new', 20)) add(key);
  expect(buildKeys('new', 20).filter((key) => memory.peek(key) === undefined)).toEqual([]);
  expect(buildKeys('page', 20).filter((key) => memory.peek(key) !== undefined)).toEqual([]);
  add('one more');
  expect([memory.peek('new 0'), memory.peek('page 99')?.key]).toEqual([undefined, 'page 99']);
});

test('peeking does not count as use', () => {
  const { memory, add } = createMemory({ maxBytes: 10 });
  add('page');
  memory.peek('page');
  for (const key of buildKeys('scan', 10)) add(key);
  expect(memory.peek('page')).toBeUndefined();
});

test('a replaced entry stays protected', () => {
  const { memory, add } = createMemory({ maxBytes: 10 });
  add('page');
  memory.get('page');
  add('page', 2);
  for (const key of buildKeys('scan', 20)) add(key);
  expect(memory.peek('page')?.size).toBe(2);
});

test('an entry larger than the budget is not stored, and removes the one it replaces', () => {
  const { memory, add, left } = createMemory({ maxBytes: 10 });
  expect([add('page'), add('other'), add('page', 11)]).toEqual([true, true, false]);
  expect([memory.peek('page'), memory.peek('other')?.key, left]).toEqual([undefined, 'other', ['page']]);
});

test('the budgets hold and each entry leaves once, whatever the calls', () => {
  const key = fc.constantFrom(...buildKeys('page', 12));
  const step = fc.oneof(
    fc.tuple(fc.constant('set' as const), key, fc.integer({ min: 1, max: 12 })),
    fc.tuple(fc.constant('get' as const), key, fc.constant(0)),
    fc.tuple(fc.constant('remove' as const), key, fc.constant(0)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const { memory, add, left, keys } = createMemory({ maxBytes: 20, maxEntries: 6 });
      const added: string[] = [];
      for (const [kind, name, size] of steps) {
        if (kind === 'set' && add(name, size)) added.push(name);
        if (kind === 'get') expect(memory.get(name)?.key ?? name).toBe(name);
        if (kind === 'remove') memory.remove(name);
        const { entries, bytes } = memory.getSize();
        expect(bytes).toBe(memory.values().reduce((sum, one) => sum + one.size, 0));
        expect([bytes <= 20, entries <= 6, entries === keys().length]).toEqual([true, true, true]);
        expect([...left, ...keys()].sort()).toEqual([...added].sort());
      }
    }),
  );
});
