import { type Column, type SQL, sql } from 'drizzle-orm';

/** Whether a column has one of these integers, sent as one parameter: a list of products needs hundreds. */
export function isOneOf(column: Column, numbers: readonly number[]): SQL {
  return sql`${column} = any(${`{${numbers.join(',')}}`}::int[])`;
}
