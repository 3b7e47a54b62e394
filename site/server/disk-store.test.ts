import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [1, 4608],
  [4096, 4608],
  [4097, 8704],
  [100_000, 102_912],
])('a file of %i bytes counts as the blocks it takes: %i', async (size, counted) => {
  const options = { folder: join(folder, String(size)), maxBytes: 1_000_000, clock: Date.now, onError: () => {} };
  const store = createDiskStore(options);
  await store.write('a', Buffer.alloc(size, 'x'));
  expect(store.getStats()).toEqual({ entries: 1, bytes: counted });
  expect(statSync(join(options.folder, 'a')).blocks * 512).toBeLessThanOrEqual(counted);
  // The next process counts alike.
  expect(createDiskStore(options).getStats().bytes).toBe(counted);
});

test('nobody but its user reads what is stored', async () => {
  const own = join(folder, 'own');
  const store = createDiskStore({ folder: own, maxBytes: 10_000, clock: Date.now, onError: () => {} });
  expect(await store.write('a', Buffer.from('words'))).toBe(true);
  expect([own, join(own, 'a')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  expect(readdirSync(own)).toEqual(['a']);
});
