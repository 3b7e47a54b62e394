/** `npm run backup` and `npm run restore`, as an operator runs them: processes beside a running backend. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findPort } from '../../contract/test/find-port.ts';
import { submissions } from '../db/schema/submissions.ts';
import { applyContent } from '../seed/seed.ts';
import { openDatabase } from '../seed/set-up.ts';
import { manifestOf } from '../test/manifest.ts';
import { smallContent } from '../test/small-content.ts';

/** Several processes start, each with an embedded database, perhaps on a busy machine. */
const TIMEOUT = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const file = join(folder, 'content.gz');
const { scripts } = z
  .object({ scripts: z.object({ backup: z.string(), restore: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const envOf = (dataDir: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  DATA_DIR: join(folder, dataDir),
  DATABASE_URL: '',
});

beforeAll(async () => {
  const database = await openDatabase({ dataDir: join(folder, 'first'), databaseUrl: '', report: () => {} });
  await applyContent(database.db, smallContent, manifestOf(smallContent), 'small');
  await database.db.insert(submissions).values({
    country: 'uae',
    language: 'ar',
    form: 'distribution',
    fields: { company: 'وصلت الرسالة' },
    createdAt: '2026-11-22T20:00:00Z',
  });
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command of package.json with a file, on the database of a data folder. */
async function give(command: keyof typeof scripts, dataDir: string, ...files: string[]) {
  const [program = '', ...args] = scripts[command].split(' ');
  expect(program).toBe('node');
  const child = spawn(process.execPath, [...args, ...files], {
    env: envOf(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, printed, complaint };
}

/** Starts the backend of a data folder. */
async function startBackend(dataDir: string) {
  const port = await findPort();
  const env = { ...envOf(dataDir), BACKEND_PORT: String(port) };
  const child = spawn(process.execPath, ['backend/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) if (line.includes('Backend listening')) break;
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { stop, isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200 };
}

test(
  'the backup of a running backend is restored into an empty database, and into no other',
  async () => {
    const backend = await startBackend('first');
    const written = await give('backup', 'first', file);
    expect(written).toEqual({
      code: 0,
      printed: expect.stringMatching(/^\d+ rows are in .*content\.gz\.\n$/),
      complaint: '',
    });
    expect(await backend.isReady()).toBe(true);
    // It contains what visitors sent.
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(gunzipSync(readFileSync(file)).toString()).toContain('وصلت الرسالة');

    const beside = await give('restore', 'first', file);
    expect(beside).toEqual({ code: 1, printed: '', complaint: expect.stringMatching(/in use|another process/i) });
    expect(await backend.isReady()).toBe(true);
    await backend.stop();
    const full = await give('restore', 'first', file);
    expect([full.code, full.printed, full.complaint]).toEqual([
      1,
      '',
      expect.stringContaining('The database is not empty'),
    ]);

    const rows = Number.parseInt(written.printed, 10);
    const restored = await give('restore', 'second', file);
    expect(restored).toEqual({ code: 0, printed: `${rows} rows are restored.\n`, complaint: '' });
    const second = await openDatabase({ dataDir: join(folder, 'second'), databaseUrl: '', report: () => {} });
    expect(await second.db.select().from(submissions)).toMatchObject([{ fields: { company: 'وصلت الرسالة' } }]);
    await second.close();
  },
  TIMEOUT,
);

test.each(['backup', 'restore'] as const)(
  'npm run %s without a file says how it is given, and touches nothing',
  async (command) => {
    expect(await give(command, 'third')).toEqual({
      code: 1,
      printed: '',
      complaint: 'npm run backup -- FILE, or npm run restore -- FILE\n',
    });
    expect(existsSync(join(folder, 'third'))).toBe(false);
  },
);
