import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Window } from '../relay/connection.ts';

/** The order of a list: columns that together are unique, all ascending or all descending. */
export type ListOrder = {
  keys: PgColumn[];
  descending: boolean;
  /** The same columns of the row with an id, as a subquery: where a cursor is in the list. */
  keysOf: (id: number) => SQL;
};

/** The condition, order and limit that make a query read one window of a list. */
export function readWindow({ reversed, limit, after, before }: Window, { keys, descending, keysOf }: ListOrder) {
  const place = sql`(${sql.join(keys, sql`, `)})`;
  const later = descending ? sql`<` : sql`>`;
  const earlier = descending ? sql`>` : sql`<`;
  return {
    where: [
      after === null ? undefined : sql`${place} ${later} (${keysOf(after)})`,
      before === null ? undefined : sql`${place} ${earlier} (${keysOf(before)})`,
    ],
    orderBy: keys.map((key) => (descending === reversed ? asc(key) : desc(key))),
    limit,
  };
}
