import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { closeFolder, openDataFolder } from '../../contract/data-folder.ts';
import { withSignal, withTurns } from './cancel.ts';
import { lockFolder } from './lock-folder.ts';
import { withMigrations } from './migrations.ts';
import { createFairQueue } from './turns.ts';
import { UnreachableDatabaseError } from './unreachable.ts';
import type { WatchStatement } from './watch-statements.ts';

export type Database = PgDatabase<PgQueryResultHKT>;
/** Busy and idle connections, and statements waiting for one. */
export type Connections = { busy: number; idle: number; waiting: number };
export type OpenDatabase = {
  db: Database;
  /** The same for one request: the signal cancels its statements. */
  within: (signal: AbortSignal) => Database;
  /** Runs every migration, or only the first `count`. */
  migrate: (count?: number) => Promise<void>;
  connections: () => Connections;
  close: () => Promise<void>;
};

/**
 * `report` receives a line for everything found broken and repaired; `watch` runs each statement of a request;
 * `patience` is how many milliseconds an exiting process may still hold the folder.
 */
type DatabasePlace = {
  url?: string;
  dataDir?: string;
  report?: (line: string) => void;
  watch?: WatchStatement;
  patience?: number;
};

/** Less similar words are not compared by edit distance (`search/resolve-words.ts`). */
const SIMILARITY = 'pg_trgm.similarity_threshold';
const MIN_SIMILARITY = 0.2;

const MAX_CONNECTIONS = 10;
const MAX_CONNECTING_MS = 10_000;
/** After a silence the system asks whether the server is there: one that vanished says nothing. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** Any number, the same in every process that migrates. */
const MIGRATION_LOCK = 7_151_009;

/** Opens a PostgreSQL by its address, the embedded one in a folder, or one in memory. */
export function createDatabase({
  url,
  dataDir,
  report = () => {},
  watch,
  patience,
}: DatabasePlace): Promise<OpenDatabase> {
  const run: WatchStatement = watch ?? ((_, query) => query());
  return url ? openPostgres(url, run) : openPglite(dataDir, report, run, patience);
}

async function openPostgres(url: string, watch: WatchStatement): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: MAX_CONNECTING_MS,
    ...KEEP_ALIVE,
    options: `-c ${SIMILARITY}=${MIN_SIMILARITY}`,
  });
  // The server may end an idle connection: the next query opens another.
  pool.on('error', () => {});
  // Of one in use its statement hears; the pool listens only while it is idle.
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw new UnreachableDatabaseError(url, error);
  });
  const db = drizzlePostgres(pool);
  const queue = createFairQueue(MAX_CONNECTIONS);
  return {
    db,
    within: (signal) => drizzlePostgres(withSignal(pool, url, queue.ofRequest(), signal, watch)),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + queue.count().waiting,
    }),
    migrate: (count) => withMigrations(count, (migrationsFolder) => migrateAlone(url, migrationsFolder)),
    close: () => pool.end(),
  };
}

/** Two processes starting together on an empty database would both create its tables: the second one waits. */
async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}

async function openPglite(
  dataDir: string | undefined,
  report: (line: string) => void,
  watch: WatchStatement,
  patience?: number,
): Promise<OpenDatabase> {
  if (dataDir !== undefined) await openDataFolder(dirname(dataDir), report);
  // Two processes in one PGlite folder corrupt it, and PGlite does not prevent that.
  const unlock = dataDir === undefined ? async () => {} : await lockFolder(dataDir, report, { patience });
  const client = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    extensions: { pg_trgm },
    // The default is 128 MB, all of it in this process.
    postgresqlconf: ['shared_buffers = 16MB', `${SIMILARITY} = ${MIN_SIMILARITY}`],
  }).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  if (dataDir !== undefined) await closeFolder(dataDir);
  const db = drizzlePglite(client);
  const queue = createFairQueue(1);
  return {
    db,
    within: (signal) => drizzlePglite(withTurns(client, queue.ofRequest(), signal, watch)),
    connections: () => {
      const { running, waiting } = queue.count();
      return { busy: running, idle: 1 - running, waiting };
    },
    migrate: (count) => withMigrations(count, (migrationsFolder) => migratePglite(db, { migrationsFolder })),
    close: async () => {
      await client.close();
      if (dataDir !== undefined) await closeFolder(dataDir);
      await unlock();
    },
  };
}
