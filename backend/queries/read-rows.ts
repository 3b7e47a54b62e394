import { type Column, type InferColumnsDataTypes, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/**
 * Reads the rows of a query as one JSON value, for lists of hundreds of rows: PGlite copies and decodes each field of
 * each row on its own. `columns` are those the query selects. Times are written with a T: `2026-11-30T09:15:00`.
 */
export async function readRows<Columns extends Record<string, Column>>(
  db: Database,
  columns: Columns,
  query: SQLWrapper,
): Promise<InferColumnsDataTypes<Columns>[]> {
  const fields = Object.entries(columns).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, found.${sql.identifier(column.name)}`,
  );
  const rows = sql<InferColumnsDataTypes<Columns>[] | null>`json_agg(json_build_object(${sql.join(fields, sql`, `)}))`;
  const [read] = await db.select({ rows }).from(sql`(${query}) as found`);
  return read?.rows ?? [];
}
