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
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../../contract/test/postgres.ts';
import { submissions } from '../db/schema/submissions.ts';
import { applyContent } from '../seed/seed.ts';
import { openDatabase } from '../seed/set-up.ts';
import { createPlace, type Place } from '../test/create-place.ts';
import { manifestOf } from '../test/manifest.ts';
import { smallContent } from '../test/small-content.ts';

/** Several processes start, each with an embedded database, perhaps on a busy machine. */
const TIMEOUT = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const { scripts } = z
  .object({ scripts: z.object({ backup: z.string(), restore: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const programs = findPostgresPrograms();
let server: TemporaryPostgres;

const placeOf = (name: string, kind: 'embedded' | 'PostgreSQL') =>
  createPlace(join(folder, name), kind === 'PostgreSQL' ? { url: server.url, name } : null);

const envOf = ({ dataDir, databaseUrl }: Place) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

beforeAll(async () => {
  if (programs !== null) server = await startPostgres(programs);
}, TIMEOUT);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

const open = (place: Place) => openDatabase({ ...place, report: () => {} });

/** Fills a database with content, and what a visitor has sent. */
async function fill(place: Place): Promise<void> {
  const database = await open(place);
  await applyContent(database.db, smallContent, manifestOf(smallContent), 'small');
  await database.db.insert(submissions).values({
    country: 'uae',
    language: 'ar',
    form: 'distribution',
    fields: { company: 'وصلت الرسالة' },
    createdAt: '2026-11-22T20:00:00Z',
  });
  await database.close();
}

/** Runs a command of package.json with a file, on a database. */
async function give(command: keyof typeof scripts, place: Place, ...files: string[]) {
  const [program = '', ...args] = scripts[command].split(' ');
  expect(program).toBe('node');
  const child = spawn(process.execPath, [...args, ...files], {
    env: envOf(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [printed, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, printed, complaint };
}

/** Starts the backend of a database. */
async function startBackend(place: Place) {
  const port = await findPort();
  const env = { ...envOf(place), BACKEND_PORT: String(port) };
  const child = spawn(process.execPath, ['backend/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) if (line.includes('Backend listening')) break;
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { stop, isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200 };
}

test.for([
  ['embedded', /in use|another process/i],
  ['PostgreSQL', /The database is not empty/],
] as const)(
  'the backup of a running backend is restored into an empty database, and into no other: %s',
  { timeout: TIMEOUT },
  async ([kind, refusal], { skip }) => {
    skip(kind === 'PostgreSQL' && programs === null, 'PostgreSQL is not installed');
    const [first, second] = [await placeOf('first', kind), await placeOf('second', kind)];
    const file = join(folder, `${kind}.gz`);
    await fill(first);
    const backend = await startBackend(first);
    const written = await give('backup', first, file);
    expect(written).toEqual({
      code: 0,
      printed: expect.stringMatching(/^\d+ rows are in .*\.gz\.\n$/),
      complaint: '',
    });
    expect(await backend.isReady()).toBe(true);
    // It contains what visitors sent.
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(gunzipSync(readFileSync(file)).toString()).toContain('وصلت الرسالة');

    const beside = await give('restore', first, file);
    expect(beside).toEqual({ code: 1, printed: '', complaint: expect.stringMatching(refusal) });
    expect(await backend.isReady()).toBe(true);
    await backend.stop();
    const full = await give('restore', first, file);
    expect([full.code, full.printed, full.complaint]).toEqual([
      1,
      '',
      expect.stringContaining('The database is not empty'),
    ]);

    const rows = Number.parseInt(written.printed, 10);
    const restored = await give('restore', second, file);
    expect(restored).toEqual({ code: 0, printed: `${rows} rows are restored.\n`, complaint: '' });
    const database = await open(second);
    expect(await database.db.select().from(submissions)).toMatchObject([{ fields: { company: 'وصلت الرسالة' } }]);
    await database.close();
  },
);

test.each(['backup', 'restore'] as const)(
  'npm run %s without a file says how it is given, and touches nothing',
  async (command) => {
    const place = await placeOf('third', 'embedded');
    expect(await give(command, place)).toEqual({
      code: 1,
      printed: '',
      complaint: 'npm run backup -- FILE, or npm run restore -- FILE\n',
    });
    expect(existsSync(place.dataDir)).toBe(false);
  },
);
