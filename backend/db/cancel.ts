/**
 * Databases whose statements a signal cancels: waiting ones never start, and PostgreSQL stops the running one at once.
 * PGlite runs in this process, where nothing can interrupt a running statement: no other starts after it.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Client, type Pool, type PoolClient } from 'pg';
import type { TakeTurn } from './turns.ts';
import { textOf, type WatchStatement } from './watch-statements.ts';

/** A server that does not answer cancels nothing. */
const MAX_CANCELLING_MS = 5_000;
/** A statement that goes on for so long after it was to end is lost, with its connection. */
const MAX_ENDING_MS = 10_000;

/** The embedded database of a request: its statements take turns, and let other events run between them. */
export function withTurns(client: PGlite, takeTurn: TakeTurn, signal: AbortSignal, watch: WatchStatement): PGlite {
  return withQuery(client, (...args: Parameters<PGlite['query']>) =>
    takeTurn(async () => {
      // PGlite alone would run everything waiting in one turn of the event loop.
      await nextTurn();
      signal.throwIfAborted();
      return watch(textOf(args[0]), () => client.query(...args));
    }),
  );
}

/** The pool of a server at an address, with statements that wait for their turns and that a signal cancels. */
export function withSignal(
  pool: Pool,
  url: string,
  takeTurn: TakeTurn,
  signal: AbortSignal,
  watch: WatchStatement,
): Pool {
  const query = async (...args: Parameters<Pool['query']>) => {
    signal.throwIfAborted();
    const client = await pool.connect();
    let cancelling: Promise<void> | undefined;
    let ending: NodeJS.Timeout | undefined;
    const cancel = () => {
      cancelling = cancelStatement(url, client);
      ending = setTimeout(() => disconnect(client), MAX_ENDING_MS);
    };
    signal.addEventListener('abort', cancel);
    try {
      signal.throwIfAborted();
      return await watch(textOf(args[0]), async () => client.query(...args));
    } finally {
      signal.removeEventListener('abort', cancel);
      clearTimeout(ending);
      await cancelling;
      // A late cancellation must not hit the connection's next statement.
      client.release(cancelling !== undefined);
    }
  };
  return withQuery(pool, (...args: Parameters<Pool['query']>) => takeTurn(() => query(...args)));
}

async function cancelStatement(url: string, statement: PoolClient): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: MAX_CANCELLING_MS,
    query_timeout: MAX_CANCELLING_MS,
  });
  try {
    await client.connect();
    await client.query('select pg_cancel_backend($1)', [Reflect.get(statement, 'processID')]);
  } catch {
    // If no connection can be opened for cancelling, the statement runs to its end.
  } finally {
    await client.end().catch(() => {});
  }
}

/** Its statement fails, and its connection goes. */
function disconnect(client: PoolClient): void {
  client.connection.stream.destroy();
}

function withQuery<T extends object>(client: T, query: unknown): T {
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)) });
}
