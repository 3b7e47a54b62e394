import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('failures of a full disk are said once, also when small files are written in between', async () => {
  let now = 0;
  const failures: unknown[] = [];
  const onError = (error: unknown) => failures.push(error);
  const store = createDiskStore({ folder: join(folder, 'full'), maxBytes: 1_000_000, clock: () => now, onError });
  const turn = () => Promise.all(['small', 'no-folder/large'].map((name) => store.write(name, Buffer.from('words'))));
  for (let count = 0; count < 3; count += 1) {
    expect(await turn()).toEqual([true, false]);
    now += 59_000;
  }
  expect(failures).toHaveLength(1);
  now += 61_000;
  await store.write('small', Buffer.from('words'));
  await turn();
  expect(failures).toHaveLength(2);
});
