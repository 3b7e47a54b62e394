import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
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

test('a file that cannot be put in place is said, and leaves no part', async () => {
  await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
  await expect(writeWhole(join(folder, 'taken'), 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(folder)).toEqual(['taken']);
});

test('a file that is written many times at once is one of them', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000));
  await Promise.all(texts.map((text) => writeWhole(join(folder, 'list.json'), text)));
  expect(texts).toContain(await readFile(join(folder, 'list.json'), 'utf8'));
  expect(await readdir(folder)).toEqual(['list.json']);
});

test('letters of several bytes are a whole file', async () => {
  await writeWhole(join(folder, 'list.json'), 'زيت 😀');
  expect(await readFile(join(folder, 'list.json'), 'utf8')).toBe('زيت 😀');
});

test('a file may be for its user alone', async () => {
  await writeWhole(join(folder, 'private'), 'text', { mode: 0o600 });
  expect((await stat(join(folder, 'private'))).mode & 0o777).toBe(0o600);
});
