import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Window } from '../relay/connection.ts';

/** The order of a list: columns that together are unique, all upwards or all downwards. */
export type ListOrder = {
  keys: PgColumn[];
  descending: boolean;
  /** Gives the same values, of the row with an id, as a subquery: where a cursor stands in the list. */
  keysOf: (id: number) => SQL;
};

/** Takes the window of a connection and its list's order, gives what the query needs to read just that. */
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
