import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresPrograms, startPostgres, type TemporaryPostgres } from '../../contract/test/postgres.ts';
import { applyContent } from '../seed/seed.ts';
import { manifestOf } from '../test/manifest.ts';
import { smallContent } from '../test/small-content.ts';
import { dumpDatabase, RestoreError, restoreDatabase } from './backup.ts';
import { createDatabase, type OpenDatabase } from './database.ts';
import { countMigrations } from './migrations.ts';

const programs = findPostgresPrograms();
const clock = () => new Date('2026-11-22T20:00:00Z');
/** Three databases are created and filled, perhaps on a busy machine. */
const RESTORE_TIMEOUT = 300_000;
const versions = Array.from({ length: await countMigrations() }, (_, index) => index + 1);

const open: OpenDatabase[] = [];
const opened = async (place: Parameters<typeof createDatabase>[0]) => {
  const database = await createDatabase(place);
  open.push(database);
  return database;
};
afterAll(() => Promise.all(open.map(({ close }) => close())));

async function dump(database: OpenDatabase): Promise<string[]> {
  const lines: string[] = [];
  await dumpDatabase(database, { clock, write: async (line) => void lines.push(line) });
  return lines;
}

/** Inserts a submission as a program of that version would. */
async function insertSubmission({ db }: OpenDatabase, version: number): Promise<void> {
  const later = version > 5;
  await db.execute(sql`insert into submissions (country, form, fields, created_at${sql.raw(later ? ', language' : '')})
    values ('uae', 'distribution', '{"company":"Al-Noor"}', '2026-01-02T03:04:05.678901Z'${sql.raw(later ? ", 'ar'" : '')})`);
  await db.execute(sql`insert into submission_files (submission, field, mime_type, bytes${sql.raw(later ? '' : ', name')})
    values (1, 'licence', 'application/pdf', '\\x00ff7e'${sql.raw(later ? '' : ", 'licence.pdf'")})`);
}

async function readSubmission({ db }: OpenDatabase) {
  const { rows } = Object(
    await db.execute(sql`select s.form, s.fields->>'company' as company, s.created_at = '2026-01-02T03:04:05.678901Z' as is_exact,
      encode(f.bytes, 'hex') as bytes from submissions s join submission_files f on f.submission = s.id`),
  );
  return rows;
}
/** The tables of content, and a value of each type that their columns need. */
const CONTENT = ['entries', 'media', 'menu_items', 'product_terms', 'products', 'terms', 'variations'];
const VALUES = sql.raw(`case data_type when 'integer' then '1' when 'boolean' then 'true' when 'ARRAY' then '''{}'''
  when 'jsonb' then '''{}''' when 'timestamp without time zone' then '''2026-01-02''' else '''en''' end`);

/** Inserts a row into each table of content, in the columns of its version. */
async function insertContent({ db }: OpenDatabase): Promise<void> {
  const needed = await db.execute(sql`select table_name, string_agg(quote_ident(column_name), ',') as columns,
      string_agg(${VALUES}, ',') as values from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' group by 1`);
  const tables = new Map(Object(needed).rows.map((row: { table_name: string }) => [row.table_name, row]));
  for (const name of CONTENT) {
    const { columns, values } = Object(tables.get(name));
    await db.execute(sql.raw(`insert into ${name} (${columns}) values (${values})`));
  }
}

async function countContent({ db }: OpenDatabase): Promise<unknown[]> {
  const counts = await Promise.all(
    CONTENT.map((name) => db.execute(sql.raw(`select count(*)::int as rows from ${name}`))),
  );
  return counts.map((count) => Object(count).rows[0].rows);
}
const SENT = [{ form: 'distribution', company: 'Al-Noor', is_exact: true, bytes: '00ff7e' }];

const describeTables = async ({ db }: OpenDatabase) =>
  Object(
    await db.execute(sql`select table_name, column_name, data_type, is_nullable, column_default, generation_expression
      from information_schema.columns where table_schema = 'public'
      union all select tablename, indexname, indexdef, '', '', '' from pg_indexes where schemaname = 'public' order by 1, 2`),
  ).rows;

async function bringUpToDate(database: OpenDatabase, version: number): Promise<void> {
  await database.migrate(version);
  await insertSubmission(database, version);
  await insertContent(database);
  await database.migrate();
  const tables = await describeTables(database);
  expect(await readSubmission(database)).toEqual(SENT);
  expect(await countContent(database)).toEqual(CONTENT.map(() => 1));
  // Migrations only go forward: an older program changes nothing.
  await database.migrate(version);
  expect(await describeTables(database)).toEqual(tables);
  newest ??= await describeNewest();
  expect(tables).toEqual(newest);
}

/** The tables of an embedded database that never had an older version. */
let newest: unknown;
async function describeNewest(): Promise<unknown> {
  const database = await opened({});
  await database.migrate();
  return describeTables(database);
}

// Each takes seconds to start; PostgreSQL has them all.
test.each([1, versions.length - 1])(
  'an embedded database of version %i is brought up to date, with its content and what visitors sent',
  async (version) => bringUpToDate(await opened({}), version),
  RESTORE_TIMEOUT,
);

describe.runIf(programs !== null)('with PostgreSQL', () => {
  let server: TemporaryPostgres;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(async () => {
    await Promise.all(open.splice(0).map(({ close }) => close()));
    await server.stop();
  });

  async function openNew(name: string): Promise<OpenDatabase> {
    const first = await createDatabase({ url: server.url });
    await first.db.execute(sql.raw(`create database ${name}`));
    await first.close();
    const url = new URL(server.url);
    url.pathname = name;
    return opened({ url: url.href });
  }
  test.each(versions.slice(0, -1))(
    'a database of version %i is brought up to date, with its content and what visitors sent',
    async (version) => bringUpToDate(await openNew(`from_${version}`), version),
  );

  test(
    'a backup of the embedded database is restored there, and in PostgreSQL, to the last digit',
    async () => {
      const embedded = await opened({});
      await embedded.migrate();
      const { products } = await applyContent(embedded.db, smallContent, manifestOf(smallContent), 'small');
      await insertSubmission(embedded, versions.length);
      const lines = await dump(embedded);
      const [again, postgres] = [await opened({}), await openNew('restored')];
      for (const database of [again, postgres]) {
        expect(await restoreDatabase(database, lines)).toBeGreaterThan(products);
        expect(await readSubmission(database)).toEqual(SENT);
        // Ids continue after the last one.
        await insertSubmission(database, versions.length).catch(() => {});
        const { rows } = Object(await database.db.execute(sql`select max(id) as last from submissions`));
        expect(rows).toEqual([{ last: 2 }]);
        await database.db.execute(sql`delete from submissions where id = 2`);
        expect((await dump(database)).map(sortRows)).toEqual(lines.map(sortRows));
      }
    },
    RESTORE_TIMEOUT,
  );

  test('a backup of an earlier version is restored and brought up to date', async () => {
    const [old, database] = [await openNew('old'), await openNew('from_old')];
    await old.migrate(3);
    await insertSubmission(old, 3);
    const lines = await dump(old);
    await restoreDatabase(database, lines);
    expect(await readSubmission(database)).toEqual(SENT);
    await expect(restoreDatabase(database, lines)).rejects.toThrow('The database is not empty');
    const newer = [String(lines[0]).replace('"migrations":3', '"migrations":300')];
    await expect(restoreDatabase(await openNew('elsewhere'), newer)).rejects.toThrow('of a newer version');
  });
});

test.each([[[]], [['{}']], [['not JSON']]])('what is no backup is not restored: %j', async (lines) => {
  const nothing = { db: undefined, migrate: async () => {} };
  await expect(restoreDatabase(Object(nothing), lines)).rejects.toThrow(RestoreError);
});

/** Rows come in the order in which a table stores them. */
function sortRows(line: string): unknown {
  const { rows, ...rest } = JSON.parse(line);
  return rows === undefined
    ? rest
    : {
        ...rest,
        rows: JSON.parse(rows)
          .map((row: object) => JSON.stringify(row))
          .sort(),
      };
}
