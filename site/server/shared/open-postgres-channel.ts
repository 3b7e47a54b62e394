import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteEnv } from '../../env.ts';
import { openPool } from '../outbox/postgres.ts';
import { createPostgresChannel } from './postgres-channel.ts';

/** One listens, the other sends. */
const MAX_CONNECTIONS = 2;
const PAUSE_MS = 2_000;

type Warn = (fields: { err: unknown }, event: string) => void;

/** Opens the channel through the database of the outbox. Null: there is none. */
export async function openPostgresChannel(
  { outboxDatabaseUrl }: Pick<SiteEnv, 'outboxDatabaseUrl'>,
  log: { warn: Warn },
) {
  if (outboxDatabaseUrl === '') return null;
  return createPostgresChannel({
    pool: await openPool(outboxDatabaseUrl, MAX_CONNECTIONS),
    wait: () => sleep(PAUSE_MS, undefined, { ref: false }),
    onError: (err) =>
      log.warn({ err }, 'other instances are not told of changes: the database of OUTBOX_DATABASE_URL does not answer'),
  });
}
