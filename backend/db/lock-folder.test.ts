import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FolderInUseError, lockFolder } from './lock-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('a folder is held by one process at a time', async () => {
  const report = vi.fn();
  const unlock = await lockFolder(join(dir, 'db'), report);
  await expect(lockFolder(join(dir, 'db'), report)).rejects.toThrow(FolderInUseError);
  await unlock();
  await (await lockFolder(join(dir, 'db'), report))();
  expect(report).not.toHaveBeenCalled();
});

test('the end of its process is waited for, which is said once', async () => {
  const unlock = await lockFolder(join(dir, 'db'), () => {});
  const report = vi.fn();
  const pauses = [async () => {}, async () => {}, unlock];
  const pause = vi.fn(() => pauses.shift()?.() ?? Promise.reject(new Error('It is free.')));
  const unlockNext = await lockFolder(join(dir, 'db'), report, { patience: 20_000, pause });
  expect(pauses).toEqual([]);
  expect(report.mock.calls).toEqual([
    [`The database folder ${join(dir, 'db')} is in use by process ${process.pid}; waiting for it to end.`],
  ]);
  await unlockNext();
});

test('the end of its process is not waited for any longer than that', async () => {
  const unlock = await lockFolder(join(dir, 'db'), () => {});
  let now = 0;
  const pause = vi.fn(async () => {
    now += 100;
  });
  const opening = lockFolder(join(dir, 'db'), () => {}, { patience: 300, pause, clock: () => now });
  await expect(opening).rejects.toThrow(FolderInUseError);
  expect(pause).toHaveBeenCalledTimes(3);
  await unlock();
});

test('a lock whose owner has yet to write its name into it stays', async () => {
  const file = join(dir, 'db.lock');
  const unlock = await lockFolder(join(dir, 'db'), () => {});
  const owner = await readFile(file, 'utf8');
  await writeFile(file, '');
  const report = vi.fn();
  const opening = lockFolder(join(dir, 'db'), report, { pause: () => writeFile(file, owner) });
  await expect(opening).rejects.toThrow(FolderInUseError);
  expect(report).not.toHaveBeenCalled();
  await unlock();
});

test('a lock that is gone when it is read was not left behind', async () => {
  const file = join(dir, 'db.lock');
  await symlink(join(dir, 'nothing'), file);
  const report = vi.fn();
  const unlock = await lockFolder(join(dir, 'db'), report, { pause: () => rm(file) });
  await unlock();
  expect(report).not.toHaveBeenCalled();
});

test('a stale lock that another process takes over first is that one’s', async () => {
  const file = join(dir, 'db.lock');
  const unlock = await lockFolder(join(dir, 'db'), () => {});
  const owner = await readFile(file, 'utf8');
  await writeFile(file, '99999999 1');
  // Between the last look at the stale lock and its removal.
  const report = () => writeFileSync(file, owner);
  await expect(lockFolder(join(dir, 'db'), report, { pause: async () => {} })).rejects.toThrow(FolderInUseError);
  expect([await readFile(file, 'utf8'), await readdir(dir)]).toEqual([owner, ['db.lock']]);
  await unlock();
});

test.each([
  ['of a process that is gone', '99999999 1', 'process 99999999'],
  ['of an earlier process with the same id', `${process.pid} 1`, `process ${process.pid}`],
  ['that is empty', '', 'a process'],
])('a lock %s is reported and taken over', async (_, left, owner) => {
  await writeFile(join(dir, 'db.lock'), left);
  const report = vi.fn();
  const unlock = await lockFolder(join(dir, 'db'), report, { pause: async () => {} });
  expect(report.mock.calls).toEqual([
    [`The database folder ${join(dir, 'db')} was locked by ${owner}, which ended without unlocking it; going on.`],
  ]);
  expect(await readFile(join(dir, 'db.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+`));
  await unlock();
});
