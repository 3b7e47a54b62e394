import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The columns of a table to read, since each column of each row takes time. Typed as whole rows: no field uses a
 * column that was not read for it.
 */
export function pickColumns<Table extends PgTable>(table: Table, isRead: (name: string) => boolean) {
  const columns = { ...getTableColumns(table) };
  for (const name of Object.keys(columns)) if (!isRead(name)) Reflect.deleteProperty(columns, name);
  return columns;
}
