import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listPrecached } from './build-worker.ts';

const folder = await mkdtemp(join(tmpdir(), 'precached-'));
afterAll(() => rm(folder, { recursive: true }));

const DRAWINGS = ['logo.svg', 'logo-white.svg', 'mark.svg', 'favicon.svg', 'close.svg'];

/** Creates the files of a build whose styles have this many bytes; its drawings are empty. */
async function make(bytes: number): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets/theme-abc.css'), 'a{mask:url(/close.svg)}'.padEnd(bytes));
  await writeFile(join(folder, 'assets/entry-abc.js'), 'not kept at once');
  for (const name of DRAWINGS) await writeFile(join(folder, name), '');
}

test('a worker fetches at most 400,000 bytes at once, the drawings that styles address among them (decision 0163)', async () => {
  await make(400_000);
  const kept = await listPrecached(folder);
  expect(kept.map(({ url }) => url)).toEqual(['/assets/theme-abc.css', ...DRAWINGS.map((name) => `/${name}`)]);
  expect([kept[0]?.revision, kept[1]?.revision]).toEqual([null, expect.stringMatching(/^[0-9a-f]{12}$/)]);
  await make(400_001);
  await expect(listPrecached(folder)).rejects.toThrow('400000 are the most');
});
