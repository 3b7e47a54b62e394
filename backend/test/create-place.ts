/** Places of databases: a data folder of its own, or a PostgreSQL. */
import { Client } from 'pg';

export type Place = { dataDir: string; databaseUrl: string };

/** Creates an empty database in a PostgreSQL, or says where an embedded one is to be. */
export async function createPlace(dataDir: string, server: { url: string; name: string } | null): Promise<Place> {
  if (server === null) return { dataDir, databaseUrl: '' };
  const client = new Client(server.url);
  await client.connect();
  await client.query(`create database ${server.name}`);
  await client.end();
  return { dataDir, databaseUrl: Object.assign(new URL(server.url), { pathname: server.name }).href };
}
