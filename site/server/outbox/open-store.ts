import { join } from 'node:path';
import type { SiteEnv } from '../../env.ts';
import { createFileStore } from './file-store.ts';
import { openPool } from './postgres.ts';
import { createPostgresStore } from './postgres-store.ts';
import type { OutboxStore } from './store.ts';

/** An attempt has ended by then, or its process has. */
const LEASE_MS = 90_000;
const MAX_CONNECTIONS = 5;

/** Opens the outbox of the settings: PostgreSQL, or the folder under DATA_DIR. */
export async function openStore(
  env: Pick<SiteEnv, 'outboxDatabaseUrl' | 'dataDir'>,
  clock: () => number,
): Promise<OutboxStore> {
  const url = env.outboxDatabaseUrl;
  if (url === '')
    return openLater(() => createFileStore({ folder: join(env.dataDir, 'outbox'), clock, leaseMs: LEASE_MS }));
  return createPostgresStore({ pool: await openPool(url, MAX_CONNECTIONS), leaseMs: LEASE_MS });
}

/** A store that is opened on first use, and again after a failure: a full disk must not keep the site down. */
export function openLater(open: () => Promise<OutboxStore>): OutboxStore {
  let opened: Promise<OutboxStore> | null = null;
  const get = () => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    add: async (envelope, body) => (await get()).add(envelope, body),
    take: async (most) => (await get()).take(most),
    list: async () => (await get()).list(),
    read: async (reference) => (await get()).read(reference),
    revive: async (reference) => (await get()).revive(reference),
    erase: async (reference) => (await get()).erase(reference),
    getStats: async () => (await get()).getStats(),
    forgetBefore: async (time) => (await get()).forgetBefore(time),
    eraseDead: async (before) => (await get()).eraseDead(before),
    close: async () => (await opened)?.close(),
  };
}
