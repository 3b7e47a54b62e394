import { Pool } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { findPostgresPrograms, startPostgres } from '../../contract/test/postgres.ts';
import { createDatabase, type OpenDatabase } from '../db/database.ts';

type EngineName = 'PGlite' | 'PostgreSQL';
type Engine = { name: EngineName; open: () => Promise<OpenDatabase> };

/**
 * Runs a suite on the embedded PostgreSQL and, if available, on a real one: that of `TEST_DATABASE_URL`, else a
 * temporary server if PostgreSQL is installed. Call `getDatabase` inside tests and hooks only.
 */
export function describeDatabases(
  title: string,
  define: (getDatabase: () => OpenDatabase, engine: EngineName) => void,
): void {
  describe.each(listEngines())(`${title} on $name`, ({ name, open }) => {
    let database: OpenDatabase | undefined;
    beforeAll(async () => {
      database = await open();
      await database.migrate();
    });
    afterAll(() => database?.close());
    define(() => {
      if (database === undefined) throw new Error('The database is open only while tests run');
      return database;
    }, name);
  });
}

function listEngines(): Engine[] {
  const embedded: Engine = { name: 'PGlite', open: () => createDatabase({}) };
  const url = process.env.TEST_DATABASE_URL;
  if (url) return [embedded, { name: 'PostgreSQL', open: () => openFresh(url) }];
  const programs = findPostgresPrograms();
  return programs === null ? [embedded] : [embedded, { name: 'PostgreSQL', open: () => openTemporary(programs) }];
}

/** Opens a new database on a shared server, and drops it on close. */
async function openFresh(url: string): Promise<OpenDatabase> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = new Pool({ connectionString: url, max: 1 });
  await admin.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = await createDatabase({ url: address.href });
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}

async function openTemporary(programs: string): Promise<OpenDatabase> {
  const server = await startPostgres(programs);
  const database = await createDatabase({ url: server.url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
