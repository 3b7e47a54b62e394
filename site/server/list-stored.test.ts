import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listStored } from './list-stored.ts';

test('a part is removed after an hour, an empty file at once, and neither is listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stored-'));
  const now = Date.parse('2026-11-30T12:00:00Z');
  const files: [name: string, text: string, minutes: number][] = [
    ['new.part', 'x', 59],
    ['old.part', 'x', 61],
    ['empty', '', 0],
    ['older', 'xx', 9],
    ['newer', 'x', 3],
  ];
  for (const [name, text, minutes] of files) {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), now / 1000 - minutes * 60, now / 1000 - minutes * 60);
  }
  expect(listStored(folder, now, () => {}).map(({ name, size }) => [name, size])).toEqual([
    ['older', 2],
    ['newer', 1],
  ]);
  expect(readdirSync(folder).sort()).toEqual(['new.part', 'newer', 'older']);
  rmSync(folder, { recursive: true });
});
