/**
 * Content and outbox in one PostgreSQL, as `deploy/make-secrets` has them: each is backed up and restored by itself, as
 * docs/operations.md says. Both roofs make their own tables here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../contract/test/postgres.ts';
import { createPostgresCounts } from '../site/server/forms/postgres-counts.ts';
import { createPostgresStore } from '../site/server/outbox/postgres-store.ts';

const programs = findPostgresPrograms() ?? '';
/** A company may have deleted the backend, so its modules are named at run time. */
const load = (file: string) => import(resolve('backend', file));
/** The page's options of `pg_dump` for the outbox. */
const outboxOptions = (/pg_dump (--clean .+?) content/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '')
  .replaceAll('"', '')
  .split(' ');
/** Databases are made and filled, perhaps on a busy machine. */
const TIMEOUT = 300_000;

const envelope = (key: string) => ({
  ...{ key, reference: `reference of ${key}`, form: 'distribution' as const, country: 'ksa' as const },
  acceptedAt: '2026-03-01T10:00:00.000Z',
});

describe.runIf(programs !== '' && existsSync('backend'))('content and outbox in one database', () => {
  let server: TemporaryPostgres;
  beforeAll(async () => {
    server = await startPostgres(programs);
  });
  afterAll(() => server.stop());

  function urlOf(database: string): string {
    const url = new URL(server.url);
    url.pathname = database;
    return url.href;
  }

  /** Runs a program of PostgreSQL with some input, and returns its output. */
  function give(program: string, args: string[], input = ''): string {
    const { status, stdout, stderr } = spawnSync(join(programs, program), args, { input, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  }

  function listTables(database: string): string[] {
    const query = "select tablename from pg_tables where schemaname = 'public' order by 1";
    return give('psql', ['--tuples-only', '--no-align', '--command', query, urlOf(database)])
      .split('\n')
      .filter(Boolean);
  }

  /** Makes a database with the tables of the sites that use it. */
  async function openSites(name: string) {
    give('createdb', ['--maintenance-db', server.url, name]);
    return openTables(name);
  }
  function openTables(name: string) {
    const pool = () => new Pool({ connectionString: urlOf(name), max: 1 });
    return {
      store: createPostgresStore({ pool: pool(), leaseMs: 60_000 }),
      counts: createPostgresCounts({ pool: pool() }),
    };
  }

  async function openContent(name: string) {
    const { createDatabase } = await load('db/database.ts');
    return createDatabase({ url: urlOf(name) });
  }

  async function dump(database: unknown): Promise<string[]> {
    const { dumpDatabase } = await load('db/backup.ts');
    const lines: string[] = [];
    const clock = () => new Date('2026-11-28T20:00:00Z');
    await dumpDatabase(database, { clock, write: async (line: string) => void lines.push(line) });
    return lines;
  }

  test(
    'a backup of the content is restored beside the tables of the sites, also one that has their rows',
    async () => {
      const { restoreDatabase } = await load('db/backup.ts');
      const { store, counts } = await openSites('first');
      await store.add(envelope('one'), Buffer.from('sealed'));
      await store.add(envelope('two'), Buffer.from('sealed'));
      for (const taken of await store.take(1)) await taken.finish();
      await counts.add('forms of a visitor');
      const made = listTables('first');
      expect(made.filter((name) => !name.startsWith('site_'))).toEqual([]);

      const content = await openContent('first');
      await content.migrate();
      expect(listTables('first').filter((name) => name.startsWith('site_'))).toEqual(made);
      await content.db.execute(
        "insert into submissions (country, language, form, fields, created_at) values ('ksa', 'ar', 'distribution', '{}', now())",
      );
      const lines = await dump(content);
      expect(lines.join('\n')).not.toContain('site_');
      const outbox = give('pg_dump', [...outboxOptions, urlOf('first')]);
      expect(outbox).not.toMatch(/^COPY public\.site_form_counts/m);

      // The sites may have started before, and counted a form.
      const sites = await openSites('second');
      await sites.counts.add('forms of another visitor');
      await sites.store.add(envelope('three'), Buffer.from('sealed'));
      const restored = await openContent('second');
      expect(await restoreDatabase(restored, lines)).toBe(1);
      expect((await sites.store.list()).map(({ key }) => key)).toEqual(['three']);
      const { rows } = await restored.db.execute('select form from submissions');
      expect(rows).toEqual([{ form: 'distribution' }]);
      await expect(restoreDatabase(restored, lines)).rejects.toThrow('The database is not empty');

      // Older backups contain rows of the sites.
      await openSites('third');
      const third = await openContent('third');
      const older = [...lines, JSON.stringify({ table: 'site_form_counts', rows: '[{"name":"a","count":1}]' })];
      expect(await restoreDatabase(third, older)).toBe(1);

      give('psql', ['--quiet', '--set=ON_ERROR_STOP=1', urlOf('second')], outbox);
      const again = openTables('second');
      expect((await again.store.list()).map(({ key, state }) => [key, state])).toEqual([['two', 'queued']]);
      // What was delivered is not taken again.
      await again.store.add(envelope('one'), Buffer.from('sealed'));
      expect(await again.store.list()).toHaveLength(1);
      await Promise.all(
        [store, counts, sites.store, sites.counts, again.store, again.counts, content, restored, third].map((one) =>
          one.close(),
        ),
      );
    },
    TIMEOUT,
  );
});
