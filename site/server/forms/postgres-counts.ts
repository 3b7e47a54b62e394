/** Counts in PostgreSQL, by its own clock: an instance that starts later finds what others have counted. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { createQuery } from '../outbox/postgres.ts';
import type { SharedCounts } from './shared-limit.ts';

/** Any number, the same for all that create the table. */
const TABLE_LOCK = 7_151_016;
/** Unlogged: backups leave its rows out, and a crash of the database empties it. */
const TABLE = `
  create unlogged table if not exists site_form_counts (
    name text primary key,
    count integer not null,
    until timestamptz not null
  );
`;

export function createPostgresCounts({ pool }: { pool: Pool }): SharedCounts {
  const query = createQuery(pool, { definition: TABLE, lock: TABLE_LOCK });
  return {
    async add(name) {
      const { rows } = await query<{ count: number }>(
        `insert into site_form_counts as counts (name, count, until) values ($1, 1, now() + interval '1 minute')
         on conflict (name) do update set
           count = case when counts.until <= now() then 1 else counts.count + 1 end,
           until = case when counts.until <= now() then excluded.until else counts.until end
         returning count`,
        // A name contains the visitor's address.
        [createHash('sha256').update(name).digest('hex')],
      );
      const [{ count } = { count: 0 }] = rows;
      if (count === 1) await query('delete from site_form_counts where until <= now()');
      return count;
    },
    close: () => pool.end(),
  };
}
