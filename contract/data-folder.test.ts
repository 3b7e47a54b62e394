import { chmod, chown, link, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeFolder, openDataFolder } from './data-folder.ts';

const user = process.geteuid?.() ?? 0;
/** A user of a container, and its group. */
const [SOMEBODY, GROUP] = [65_534, 101];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
});
afterEach(async () => {
  process.seteuid?.(user);
  await rm(folder, { recursive: true });
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('a data folder is private to its owner; the folders above it keep their mode', async () => {
  await openDataFolder(join(folder, 'shop/data'));
  expect(await modeOf(join(folder, 'shop/data'))).toBe('700');
});

test('a data folder that others may read is closed', async () => {
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'earlier'), '');
  await chmod(join(folder, 'earlier'), 0o644);
  await openDataFolder(folder);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(join(folder, 'earlier'))).toBe('600');
});

test('a file that is linked has another owner of its mode: the checkout', async () => {
  await writeFile(join(folder, 'committed'), '', { mode: 0o644 });
  await chmod(join(folder, 'committed'), 0o644);
  await mkdir(join(folder, 'data'));
  await link(join(folder, 'committed'), join(folder, 'data/linked'));
  await openDataFolder(join(folder, 'data'));
  expect(await modeOf(join(folder, 'committed'))).toBe('644');
});

test('whatever is made once it is open is its owner’s alone', async () => {
  process.umask(0o022);
  await openDataFolder(folder);
  await mkdir(join(folder, 'new'));
  await writeFile(join(folder, 'new/file'), '');
  expect([await modeOf(join(folder, 'new')), await modeOf(join(folder, 'new/file'))]).toEqual(['700', '600']);
});

test('a closed folder holds nothing that others may read or write', async () => {
  await mkdir(join(folder, 'base/1'), { recursive: true, mode: 0o755 });
  await writeFile(join(folder, 'base/1/table'), '');
  await chmod(join(folder, 'base/1/table'), 0o666);
  await closeFolder(folder);
  expect(await modeOf(join(folder, 'base'))).toBe('700');
  expect(await modeOf(join(folder, 'base/1'))).toBe('700');
  expect(await modeOf(join(folder, 'base/1/table'))).toBe('600');
});

test.runIf(user === 0)('of a volume of another user the rest is closed, and one sentence names it', async () => {
  // As kubelet creates it, with the `lost+found` of a separate disk.
  await chown(folder, 0, GROUP);
  await chmod(folder, 0o2777);
  await mkdir(join(folder, 'lost+found'), { mode: 0o700 });
  process.seteuid?.(SOMEBODY);
  await mkdir(join(folder, 'images'));
  await chmod(join(folder, 'images'), 0o755);
  await writeFile(join(folder, 'images/picture'), '');
  await chmod(join(folder, 'images/picture'), 0o644);
  const warn = vi.fn();
  await openDataFolder(folder, warn);
  expect([await modeOf(join(folder, 'images')), await modeOf(join(folder, 'images/picture'))]).toEqual(['700', '600']);
  expect(warn.mock.calls).toEqual([[`what belongs to another user was not closed: ${folder} and 1 more`]]);
});

test.runIf(user === 0)('a folder of its own in such a volume is closed, and nothing is said', async () => {
  await chmod(folder, 0o2777);
  process.seteuid?.(SOMEBODY);
  const warn = vi.fn();
  await openDataFolder(join(folder, 'site'), warn);
  expect([await modeOf(join(folder, 'site')), warn.mock.calls]).toEqual(['700', []]);
});

test('what may not be looked into is left', async () => {
  await mkdir(join(folder, 'lost+found'));
  await chmod(join(folder, 'lost+found'), 0);
  await chmod(folder, 0o755);
  if (user === 0) process.seteuid?.(SOMEBODY);
  const warn = vi.fn();
  await closeFolder(join(folder, 'lost+found'), warn);
  expect(warn.mock.calls).toEqual([[`what belongs to another user was not closed: ${join(folder, 'lost+found')}`]]);
});

test('a folder that is not there cannot be closed', async () => {
  await expect(closeFolder(join(folder, 'database'))).rejects.toThrow('ENOENT');
});
