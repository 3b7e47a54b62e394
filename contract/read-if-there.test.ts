import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIfThere } from './read-if-there.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-if-there-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a file is read as text', async () => {
  await writeFile(join(folder, 'list.jsonl'), 'زيت\n');
  expect(await readIfThere(join(folder, 'list.jsonl'))).toBe('زيت\n');
});

test('where there is no file, or no folder of it, there is no text', async () => {
  expect(await readIfThere(join(folder, 'none.jsonl'))).toBe('');
  expect(await readIfThere(join(folder, 'none', 'list.jsonl'))).toBe('');
});

test('what cannot be read otherwise is said', async () => {
  await expect(readIfThere(folder)).rejects.toThrow('EISDIR');
});
