import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file takes the place of another and leaves nothing beside it', async () => {
  const file = join(folder, 'list.json');
  await writeWhole(file, 'before');
  await writeWhole(file, new TextEncoder().encode('now'));
  expect(await readFile(file, 'utf8')).toBe('now');
  expect(await readdir(folder)).toEqual(['list.json']);
});

test('what is read meanwhile is the whole old file or the whole new one', async () => {
  const file = join(folder, 'list.json');
  const [old, next] = ['o'.repeat(2_000_000), 'n'.repeat(2_000_000)];
  await writeWhole(file, old);
  const written = writeWhole(file, next);
  expect([old, next]).toContain(await readFile(file, 'utf8'));
  await written;
});

test('a file that cannot be put in place is said', async () => {
  await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
  await expect(writeWhole(join(folder, 'taken'), 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
});
