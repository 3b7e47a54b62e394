import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Rows per statement: few statements, yet little memory. */
const BATCH = 2000;

/** Inserts rows in bulk, with one parameter per statement regardless of their number. */
export async function insertRows<T extends PgTable>(
  db: Database,
  table: T,
  rows: readonly { [K in keyof T['$inferSelect']]?: unknown }[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => column.generated === undefined);
  const names = sql.raw(columns.map(([, column]) => `"${column.name}"`).join(', '));
  for (let start = 0; start < rows.length; start += BATCH) {
    const records = rows
      .slice(start, start + BATCH)
      .map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key] ?? null])));
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(records)}::json)`,
    );
  }
}
