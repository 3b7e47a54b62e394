import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createDiskStore, type DiskStore } from './disk-store.ts';

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
  expect(store.getStats()).toMatchObject({ entries: 1, bytes: counted });
  expect(statSync(join(options.folder, 'a')).blocks * 512).toBeLessThanOrEqual(counted);
  // The next process counts the same.
  expect(createDiskStore(options).getStats().bytes).toBe(counted);
});

test('a read is a hit where there is a whole file, and a miss where there is none or a part of one', async () => {
  const own = join(folder, 'counted');
  const store = createDiskStore({ folder: own, maxBytes: 1_000_000, clock: Date.now, onError: () => {} });
  await store.write('a', Buffer.from('words'));
  await store.read('a');
  await store.read('a');
  await store.read('b');
  writeFileSync(join(own, 'a'), 'wor');
  await store.read('a');
  expect(store.getStats()).toMatchObject({ entries: 0, hits: 2, misses: 2 });
});

test('nobody but its user reads what is stored', async () => {
  const own = join(folder, 'own');
  const store = createDiskStore({ folder: own, maxBytes: 10_000, clock: Date.now, onError: () => {} });
  expect(await store.write('a', Buffer.from('words'))).toBe(true);
  expect([own, join(own, 'a')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  expect(readdirSync(own)).toEqual(['a']);
});

test('a file that is written many times at once is kept by each, and leaves no parts', async () => {
  const own = join(folder, 'together');
  const failures: unknown[] = [];
  const onError = (error: unknown) => failures.push(error);
  const store = createDiskStore({ folder: own, maxBytes: 1_000_000, clock: Date.now, onError });
  const written = await Promise.all(Array.from({ length: 40 }, () => store.write('a', Buffer.alloc(10_000, 'x'))));
  expect(written).toEqual(written.map(() => true));
  expect(failures).toEqual([]);
  expect(readdirSync(own)).toEqual(['a']);
});

test('a file is on the disk, and not only on its way there, before it has its name', async () => {
  const own = join(folder, 'flushed');
  const store = createDiskStore({ folder: own, maxBytes: 1_000_000, clock: Date.now, onError: () => {} });
  await store.write('first', Buffer.from('words'));
  const handle = await open(join(own, 'first'));
  const names: string[][] = [];
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async () => {
    names.push(readdirSync(own));
  });
  await handle.close();
  await store.write('second', Buffer.from('words'));
  sync.mockRestore();
  expect(names.map((list) => list.includes('second'))).toEqual([false]);
});

test.each<[string, (store: DiskStore, name: string) => unknown]>([
  ['looked for', (store, name) => store.has(name)],
  ['read', (store, name) => store.read(name)],
  ['written again', (store, name) => store.write(name, Buffer.from('others'))],
])('files that are %s outlive any number of those that are written once', async (how, use) => {
  const own = join(folder, how);
  const store = createDiskStore({ folder: own, maxBytes: 64 * 4_608, clock: Date.now, onError: () => {} });
  const used = Array.from({ length: 40 }, (_, index) => `used-${index}`);
  for (const name of used) await store.write(name, Buffer.from('words'));
  for (const name of used) await use(store, name);
  for (let index = 0; index < 200; index += 1) await store.write(`once-${index}`, Buffer.from('words'));
  expect(used.filter((name) => !store.has(name))).toEqual([]);
  expect(store.getStats()).toMatchObject({ entries: 64, bytes: 64 * 4_608 });
  await expect.poll(() => readdirSync(own).length).toBe(64);
});

test('a file that is written again is on the disk, and counts once', async () => {
  const own = join(folder, 'again');
  const store = createDiskStore({ folder: own, maxBytes: 10_000, clock: Date.now, onError: () => {} });
  for (const text of ['words', 'other words']) expect(await store.write('a', Buffer.from(text))).toBe(true);
  await store.write('b', Buffer.from('words'));
  expect([String(await store.read('a')), store.getStats().entries]).toEqual(['other words', 2]);
  expect(readdirSync(own).sort()).toEqual(['a', 'b']);
  // A file that is larger than the budget removes itself.
  expect([await store.write('a', Buffer.alloc(20_000)), await store.read('a')]).toEqual([false, null]);
  expect(readdirSync(own)).toEqual(['b']);
});

describe('two processes that have one folder', () => {
  const open = (name: string, maxBytes = 1_000_000) =>
    createDiskStore({ folder: join(folder, name), maxBytes, clock: Date.now, onError: () => {} });

  test('find what the other has written, and count it from then on', async () => {
    const [one, other] = [open('shared'), open('shared')];
    await one.write('a', Buffer.from('words'));
    expect(String(await other.read('a'))).toBe('words');
    expect(other.getStats()).toEqual({ ...one.getStats(), hits: 1 });
    one.remove('a');
    await expect.poll(() => readdirSync(join(folder, 'shared'))).toEqual([]);
    expect([await other.read('a'), other.getStats().entries]).toEqual([null, 0]);
  });

  test.each(['a.0f3c.part', 'a'])('begin beside one that has just renamed or removed %s', (gone) => {
    const own = join(folder, `beside ${gone}`);
    mkdirSync(own);
    for (const name of [gone, 'b']) writeFileSync(join(own, name), 'words');
    const list = vi.spyOn(fs, 'readdirSync').mockImplementationOnce((path, options) => {
      const names = readdirSync(path, options);
      rmSync(join(own, gone));
      return names;
    });
    syncBuiltinESMExports();
    try {
      expect(open(`beside ${gone}`).getStats().entries).toBe(1);
    } finally {
      list.mockRestore();
      syncBuiltinESMExports();
    }
  });

  test('keep to one budget, but for a share of it', async () => {
    const maxBytes = 64 * 4_608;
    const stores = [open('budget', maxBytes), open('budget', maxBytes)];
    for (let turn = 0; turn < 200; turn += 1) {
      await stores[turn % 2]?.write(`file-${turn}`, Buffer.alloc(4_096, 'x'));
    }
    await expect
      .poll(() => readdirSync(join(folder, 'budget')).length)
      .toSatisfy((count: number) => count > 48 && count <= 64 + 2 * 5);
  });
});
