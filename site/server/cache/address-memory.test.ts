import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createAddressMemory } from './address-memory.ts';

test('the letters of addresses count, and those that nobody has asked for longest are forgotten', () => {
  const memory = createAddressMemory<string>(100_000);
  const build = (index: number) => `/uae?q=${index}${'a'.repeat(4_050)}`;
  for (let index = 0; index < 100; index += 1) {
    memory.set(build(index), '/uae');
    memory.get(build(0));
  }
  const { entries, bytes } = memory.getStats();
  expect([entries, bytes > 90_000, bytes <= 100_000]).toEqual([23, true, true]);
  expect([0, 1, 77, 78, 99].filter((index) => memory.has(build(index)))).toEqual([0, 78, 99]);
  memory.clear();
  expect(memory.getStats()).toEqual({ entries: 0, bytes: 0 });
});

test('the texts of a list count', () => {
  const memory = createAddressMemory<readonly string[]>(100_000);
  memory.set('/uae', []);
  const { bytes } = memory.getStats();
  memory.set('/ksa', ['page', 'sort']);
  expect(memory.getStats().bytes - 2 * bytes).toBeGreaterThan('pagesort'.length);
});

test('of an address only its own letters are held', () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  const measure = () => {
    gc();
    return process.memoryUsage().heapUsed;
  };
  const memory = createAddressMemory<string>(10_000_000);
  const before = measure();
  for (let index = 0; index < 1_000; index += 1) {
    memory.set(`/uae/${index}`.padEnd(16_000, 'a').slice(0, 40), '');
  }
  expect(measure() - before).toBeLessThan(4_000_000);
  expect(memory.getStats().entries).toBe(1_000);
});
