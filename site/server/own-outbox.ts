import type { SiteEnv } from '../env.ts';
import type { Log } from './log.ts';

/** Warns if instances share pages but not forms: a Valkey holds no outbox (decision 0221). */
export function warnOfOwnOutbox(env: Pick<SiteEnv, 'valkeyUrl' | 'outboxDatabaseUrl'>, log: Pick<Log, 'warn'>): void {
  if (env.valkeyUrl === '' || env.outboxDatabaseUrl !== '') return;
  log.warn(
    {},
    'forms are not shared with other instances: VALKEY_URL shares pages, and the outbox of all needs OUTBOX_DATABASE_URL; where this is the only instance, nothing is missing',
  );
}
