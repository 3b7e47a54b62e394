/** All rows of the backend's database as lines of JSON, for the embedded one and for PostgreSQL alike. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { parseJson } from '../../contract/parse-json.ts';
import type { Database, OpenDatabase } from './database.ts';
import { countMigrations } from './migrations.ts';

const BATCH = 1_000;
const FORMAT = 1;
/**
 * Sites may have their outbox in the same database: tables with this prefix are theirs. Sites create them, and
 * `pg_dump` backs them up (docs/operations.md).
 */
const SITES = 'site_';

const headSchema = z.object({ backup: z.literal(FORMAT), migrations: z.number().int().min(1), at: z.string() });
const partSchema = z.object({ table: z.string(), rows: z.string() });

/** Thrown if a backup cannot be restored; the message says why. */
export class RestoreError extends Error {}

type Table = { name: string; columns: string[] };

/** Dumps a consistent snapshot; rows as PostgreSQL text, so numbers keep their precision. */
export async function dumpDatabase(
  { db }: Pick<OpenDatabase, 'db'>,
  { clock, write }: { clock: () => Date; write: (line: string) => Promise<void> },
): Promise<number> {
  return db.transaction(
    async (moment) => {
      const [done] = await readRows(
        moment,
        z.object({ count: z.number() }),
        sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
      );
      await write(JSON.stringify({ backup: FORMAT, migrations: done?.count, at: clock().toISOString() }));
      let count = 0;
      for (const table of await listTables(moment)) count += await dumpTable(moment, table, write);
      return count;
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function dumpTable(db: Database, { name, columns }: Table, write: (line: string) => Promise<void>) {
  const chosen = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await db.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(one)::text as row from (select ${chosen} from ${sql.identifier(name)}) one`,
  );
  let count = 0;
  for (;;) {
    const rows = await readRows(db, z.object({ row: z.string() }), sql.raw(`fetch ${BATCH} from backup_rows`));
    if (rows.length === 0) break;
    count += rows.length;
    await write(JSON.stringify({ table: name, rows: `[${rows.map(({ row }) => row).join(',')}]` }));
  }
  await db.execute(sql`close backup_rows`);
  return count;
}

/**
 * Restores the lines of a backup into an empty database: its tables as they were then, the rows, and then every later
 * migration.
 */
export async function restoreDatabase(database: OpenDatabase, lines: Iterable<string>): Promise<number> {
  const reading = lines[Symbol.iterator]();
  const head = headSchema.safeParse(parseJson(String(reading.next().value))).data;
  if (head === undefined) throw new RestoreError('This file is no backup.');
  if (head.migrations > (await countMigrations()))
    throw new RestoreError('This backup is of a newer version: bring the program up to date first.');
  const { db } = database;
  if (await isFilled(db)) throw new RestoreError('The database is not empty: name another, or an empty DATA_DIR.');
  await database.migrate(head.migrations);
  const count = await db.transaction(async (all) => {
    const tables = new Map((await listTables(all)).map((table) => [table.name, table]));
    let restored = 0;
    for (let next = reading.next(); !next.done; next = reading.next()) {
      const part = partSchema.parse(parseJson(next.value));
      // Backups made before this rule contain them.
      if (part.table.startsWith(SITES)) continue;
      const table = tables.get(part.table);
      if (table === undefined) throw new RestoreError(`The backup has a table ${part.table}, which there is not.`);
      restored += await insertPart(all, table, part.rows);
    }
    for (const { name, columns } of tables.values()) await continueNumbers(all, name, columns);
    return restored;
  });
  await database.migrate();
  return count;
}

async function insertPart(db: Database, { name, columns }: Table, rows: string): Promise<number> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const into = sql.identifier(name);
  const inserted = await readRows(
    db,
    z.object({ count: z.number() }),
    sql`with new as (insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, ${rows}::json) returning 1) select count(*)::int as count from new`,
  );
  return inserted[0]?.count ?? 0;
}

/** Sets the next id of a table to follow its last. */
async function continueNumbers(db: Database, name: string, columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    const [found] = await readRows(
      db,
      z.object({ sequence: z.string().nullable() }),
      sql`select pg_get_serial_sequence(${`"${name}"`}, ${column}) as sequence`,
    );
    if (!found?.sequence) continue;
    await db.execute(
      sql`select setval(${found.sequence}, coalesce((select max(${sql.identifier(column)}) from ${sql.identifier(name)}), 0) + 1, false)`,
    );
  }
}

/** The backend's own tables and their writable columns, each table after those it references. */
async function listTables(db: Database): Promise<Table[]> {
  const found = await readRows(
    db,
    z.object({ name: z.string(), columns: z.array(z.string()), needs: z.array(z.string()) }),
    sql`select t.table_name as name,
      array(select c.column_name::text from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.table_name and c.is_generated = 'NEVER' order by c.ordinal_position) as columns,
      array(select distinct r.relname::text from pg_constraint f join pg_class o on o.oid = f.conrelid join pg_class r on r.oid = f.confrelid where f.contype = 'f' and o.relname = t.table_name and r.relname <> t.table_name) as needs
      from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and not starts_with(t.table_name, ${SITES}) order by t.table_name`,
  );
  const ordered: Table[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < found.length) {
    const next = found.find(({ name, needs }) => !isThere(name) && needs.every(isThere));
    if (next === undefined) throw new Error('Tables refer to each other in a circle.');
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

async function isFilled(db: Database): Promise<boolean> {
  for (const { name } of await listTables(db)) {
    if ((await readRows(db, z.object({}), sql`select 1 from ${sql.identifier(name)} limit 1`)).length > 0) return true;
  }
  return false;
}

/** Both drivers return an object with rows. */
async function readRows<T>(db: Database, schema: z.ZodType<T>, query: ReturnType<typeof sql>): Promise<T[]> {
  return z.object({ rows: z.array(schema) }).parse(await db.execute(query)).rows;
}
