import type { SiteEnv } from '../../env.ts';
import { openPool } from '../outbox/postgres.ts';
import { createPostgresCounts } from './postgres-counts.ts';
import type { SharedCounts } from './shared-limit.ts';

const MAX_CONNECTIONS = 2;

/** Opens the counts of forms that all instances share: in the database of the outbox. Null: there is none. */
export async function openFormCounts(env: Pick<SiteEnv, 'outboxDatabaseUrl'>): Promise<SharedCounts | null> {
  if (env.outboxDatabaseUrl === '') return null;
  return createPostgresCounts({ pool: await openPool(env.outboxDatabaseUrl, MAX_CONNECTIONS) });
}
