/** An operator's commands in a shell without settings. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'no-database-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function give(command: string, settings: Record<string, string> = {}) {
  const [program = '', ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('backend/script', program), ...args], {
    ...{ cwd: folder, env: { PATH: process.env.PATH, ...settings }, encoding: 'utf8' },
  });
  return [status, stdout, stderr];
}

test.each([
  ['submissions.ts erase --email someone@example.com', {}],
  ['submissions.ts --form newsletter', { DATA_DIR: '.data' }],
  ['backup.ts backup content.gz', {}],
  ['backup.ts backup content.gz', { DATA_DIR: '.data' }],
  ['backup.ts restore content.gz', {}],
])('%s with %j refuses where no database is named and none is there, and makes none', (command, settings) => {
  writeFileSync(join(folder, 'content.gz'), '');
  expect(give(command, settings)).toEqual([
    1,
    '',
    `There is no database: DATABASE_URL is not set, and ${folder}/.data has none. Set DATABASE_URL or DATA_DIR as the backend has it.\n`,
  ]);
  expect(readdirSync(folder)).toEqual(['content.gz']);
});

test.each(['submissions.ts prune', 'backup.ts backup content.gz'])(
  '%s says in a line which setting is wrong',
  (command) => {
    expect(give(command, { DATABASE_URL_FILE: '/nowhere' })).toEqual([
      1,
      '',
      'DATABASE_URL_FILE is "/nowhere", which cannot be read (ENOENT).\n',
    ]);
  },
);

test('submissions.ts says in a line that the database does not answer', () => {
  const settings = { DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/content' };
  const [status, stdout, stderr] = give('submissions.ts erase --email someone@example.com', settings);
  expect([status, stdout, String(stderr).split('\n').length]).toEqual([1, '', 2]);
});
