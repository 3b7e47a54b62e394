/** The PostgreSQL of OUTBOX_DATABASE_URL; each of its tables is created on first use. */
import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { EnvironmentError } from '../../../contract/environment.ts';

const MAX_CONNECTING_MS = 10_000;
/** A visitor waits for the answer. */
const MAX_QUERY_MS = 10_000;
/** After a silence the system asks whether the server is there: one that vanished says nothing. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

type Query = <R extends QueryResultRow>(text: string, values?: unknown[]) => Promise<QueryResult<R>>;

/** Opens a pool of connections, which are made on demand. */
export async function openPool(url: string, max: number): Promise<Pool> {
  const { Pool } = await importDriver();
  const limits = { connectionTimeoutMillis: MAX_CONNECTING_MS, query_timeout: MAX_QUERY_MS };
  return new Pool({ connectionString: url, max, ...limits, ...KEEP_ALIVE });
}

/** Creates the query function of a table, which is created on first use; while the database is down, queries reject. */
export function createQuery(pool: Pool, table: { definition: string; lock: number }): Query {
  let made: Promise<void> | null = null;
  // The server may end an idle connection: the next query opens another.
  pool.on('error', () => {});
  return async (text, values = []) => {
    made ??= makeTable(pool, table).catch((error: unknown) => {
      made = null;
      throw error;
    });
    await made;
    return pool.query(text, values);
  };
}

/** Creates the table once, even if instances start together. */
async function makeTable(pool: Pool, { definition, lock }: { definition: string; lock: number }): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(definition);
    await client.query('select pg_advisory_unlock($1)', [lock]);
    client.release();
  } catch (error) {
    // The lock ends with its connection.
    client.release(true);
    throw error;
  }
}

/** The driver is an optional package: most sites have one instance, and a folder (decision 0150). */
async function importDriver() {
  try {
    return await import('pg');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new EnvironmentError(
      'OUTBOX_DATABASE_URL needs the package pg, which is not installed: npm install --workspace site pg@8.23.1',
    );
  }
}
