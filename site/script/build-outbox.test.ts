import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildReference } from '../../contract/reference.ts';
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../../contract/test/postgres.ts';
import { createPostgresStore } from '../server/outbox/postgres-store.ts';
import { buildOutbox } from './build-outbox.ts';

const programs = findPostgresPrograms();
const REFERENCE = buildReference('key-1');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-outbox-'));
  await buildOutbox(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const give = (settings: Record<string, string>, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'outbox.js'), ...args], {
    ...{ cwd: folder, env: settings, encoding: 'utf8' },
  });
  return [status, stdout, stderr];
};

test('it is one file, which needs nothing beside it until a database is named', async () => {
  expect(await readdir(folder)).toEqual(['outbox.js']);
  expect(give({}, '--help')).toEqual([0, expect.stringContaining('outbox'), '']);
  expect(give({}, 'list')).toEqual([1, '', expect.stringMatching(/^There is no outbox: .+\n$/)]);
  expect(give({ OUTBOX_DATABASE_URL: 'postgres://site:a@127.0.0.1:1/content' }, 'list')).toEqual([
    ...[1, '', expect.stringContaining('needs the package pg')],
  ]);
});

describe.runIf(programs !== null)('with PostgreSQL', () => {
  let server: TemporaryPostgres;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());

  test('it lists what waits, and queues it again', async () => {
    await symlink(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'));
    const pool = new Pool({ connectionString: server.url, max: 1 });
    const store = createPostgresStore({ pool, leaseMs: 60_000 });
    const acceptedAt = '2026-03-01T10:00:00.000Z';
    const envelope = { key: 'key-1', reference: REFERENCE, form: 'distribution', country: 'ksa', acceptedAt } as const;
    await store.add(envelope, Buffer.from('sealed'));
    for (const taken of await store.take(1)) await taken.markDead('spam');
    const settings = { OUTBOX_DATABASE_URL: server.url };
    expect(give(settings, 'list')).toEqual([0, expect.stringContaining(`\n${REFERENCE},dead,1,distribution,ksa,`), '']);
    expect(give(settings, 'retry', '--dead')).toEqual([0, '1 are tried again.\n', '']);
    expect(await store.list()).toMatchObject([{ state: 'queued', attempts: 0 }]);
    await store.close();
  });
});
