import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readVariables } from './environment.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const VARIABLES = {
  SECRET: { schema: z.string().max(20), fallback: '', takes: 'up to 20 characters', isSecret: true },
  OPEN: { schema: z.string().max(20), fallback: 'none', takes: 'a word' },
};
const write = (text: string) => {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
};

test.each(['hush', 'hush\n', 'hush\r\n'])('a secret is read from the file that is named: %j', (text) => {
  expect(readVariables(VARIABLES, { SECRET_FILE: write(text), SECRET: '' }).SECRET).toBe('hush');
});

test('other variables are not read from files', () => {
  expect(readVariables(VARIABLES, { OPEN_FILE: write('hush') }).OPEN).toBe('none');
});

test('a missing file, a secret set twice and an invalid secret are errors that do not quote it', () => {
  const read = (source: Record<string, string>) => () => readVariables(VARIABLES, source);
  expect(read({ SECRET_FILE: '/nowhere' })).toThrow('SECRET_FILE is "/nowhere", which cannot be read (ENOENT).');
  expect(read({ SECRET_FILE: write('a'), SECRET: 'b' })).toThrow(
    'SECRET and SECRET_FILE are both set: take one of them.',
  );
  expect(read({ SECRET_FILE: write('x'.repeat(21)) })).toThrow(
    'SECRET is set to something, which is not a valid value: it takes up to 20 characters.',
  );
  // So is a password within an address.
  for (const wrong of ['{"uae":"https://user:pass@host/graphql"', 'ftp://u:p@h'])
    expect(read({ OPEN: wrong.padEnd(21) })).toThrow(/^OPEN is set to something, which/);
  expect(read({ OPEN: 'https://host:80/a@b which is long' })).toThrow(/^OPEN is "https:/);
});
