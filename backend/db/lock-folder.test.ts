import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lock-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('a folder is held by one process at a time', async () => {
  const unlock = await lockFolder(join(dir, 'db'));
  await expect(lockFolder(join(dir, 'db'))).rejects.toThrow(FolderInUseError);
  await unlock();
  await (await lockFolder(join(dir, 'db')))();
});

test.each([
  ['of a process that is gone', '99999999 1'],
  ['of an earlier process with the same id', `${process.pid} 1`],
  ['that is empty', ''],
])('a lock %s is taken over', async (_, left) => {
  await writeFile(join(dir, 'db.lock'), left);
  const unlock = await lockFolder(join(dir, 'db'));
  expect(await readFile(join(dir, 'db.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+`));
  await unlock();
});
