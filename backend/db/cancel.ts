/**
 * Databases whose statements end with a signal: of what waits, nothing begins any more; of what runs, PostgreSQL stops
 * it at once. PGlite runs in this very process, where nothing can interrupt a statement: it is the last.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Client, type Pool, type PoolClient } from 'pg';
import { textOf, type WatchStatement } from './watch-statements.ts';

/**
 * Creates the turns of an embedded database: its statements wait for each other, and for other events. The requests with
 * statements that wait take turns, so that many of one do not hold up the few of another.
 */
export function createTurns(client: PGlite, watch: WatchStatement) {
  /** What starts the statements of each request that wait; the requests in the order of their turns. */
  const requests = new Set<(() => void)[]>();
  let open = 0;

  function startNext(): void {
    const [waiting] = requests;
    if (waiting === undefined) return;
    const start = waiting.shift();
    requests.delete(waiting);
    if (waiting.length > 0) requests.add(waiting);
    start?.();
  }

  async function query(waiting: (() => void)[], signal: AbortSignal, ...args: Parameters<PGlite['query']>) {
    const turn = Promise.withResolvers<void>();
    waiting.push(turn.resolve);
    requests.add(waiting);
    open += 1;
    if (open === 1) startNext();
    try {
      await turn.promise;
      // PGlite alone would run everything that waits in one turn of the event loop.
      await nextTurn();
      signal.throwIfAborted();
      return await watch(textOf(args[0]), () => client.query(...args));
    } finally {
      open -= 1;
      startNext();
    }
  }

  return {
    /** The client of one request. */
    take: (signal: AbortSignal) => {
      const waiting: (() => void)[] = [];
      return withQuery(client, (...args: Parameters<PGlite['query']>) => query(waiting, signal, ...args));
    },
    /** How many statements run or wait. */
    countOpen: () => open,
  };
}

/** The pool of a server at an address, with statements that end with a signal. */
export function withSignal(pool: Pool, url: string, signal: AbortSignal, watch: WatchStatement): Pool {
  return withQuery(pool, async (...args: Parameters<Pool['query']>) => {
    signal.throwIfAborted();
    const client = await pool.connect();
    let cancelling: Promise<void> | undefined;
    const cancel = () => {
      cancelling = cancelStatement(url, client);
    };
    signal.addEventListener('abort', cancel);
    try {
      signal.throwIfAborted();
      return await watch(textOf(args[0]), async () => client.query(...args));
    } finally {
      signal.removeEventListener('abort', cancel);
      await cancelling;
      // A cancellation that comes too late must not meet the connection's next statement.
      client.release(cancelling !== undefined);
    }
  });
}

async function cancelStatement(url: string, statement: PoolClient): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select pg_cancel_backend($1)', [Reflect.get(statement, 'processID')]);
  } catch {
    // Without a connection to cancel by, the statement runs to its end.
  } finally {
    await client.end().catch(() => {});
  }
}

function withQuery<T extends object>(client: T, query: unknown): T {
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)) });
}
