import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { createUploads } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files that visitors have sent are in the figures, also those of an earlier process, until they are removed', async () => {
  let now = Date.now();
  const open = () => createUploads({ folder, maxBytes: 1_000, clock: () => now });
  const uploads = open();
  expect(uploads.getStats()).toEqual({ entries: 0, bytes: 0 });
  const received = await uploads.receive(Readable.from([Buffer.from('12345'), Buffer.from('678')]));
  expect(readFileSync(received?.path ?? '', 'utf8')).toBe('12345678');
  expect(uploads.getStats()).toEqual({ entries: 1, bytes: 8 });
  const next = open();
  await next.sweep();
  expect(next.getStats()).toEqual({ entries: 1, bytes: 8 });
  // An hour later nobody has sent its form again.
  now += 61 * 60 * 1000;
  await next.sweep();
  expect(next.getStats()).toEqual({ entries: 0, bytes: 0 });
});
