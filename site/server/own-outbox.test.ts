import { expect, test, vi } from 'vitest';
import { readSiteEnv } from '../env.ts';
import { warnOfOwnOutbox } from './own-outbox.ts';

const VALKEY = { VALKEY_URL: 'redis://127.0.0.1:6379' };
const POSTGRES = { OUTBOX_DATABASE_URL: 'postgres://site:secret@127.0.0.1/content' };

test.each([
  ['by a Valkey alone', VALKEY, 1],
  ['by a Redis of another name alone', { REDIS_URL: VALKEY.VALKEY_URL }, 1],
  ['by a Valkey and a PostgreSQL', { ...VALKEY, ...POSTGRES }, 0],
  ['by a PostgreSQL', POSTGRES, 0],
  ['by nothing', {}, 0],
])('instances that are joined %s are told that they share no forms: %j, %i times', (_, settings, times) => {
  const warn = vi.fn();
  warnOfOwnOutbox(readSiteEnv(settings), { warn });
  expect(warn).toHaveBeenCalledTimes(times);
  if (times > 0) expect(warn).toHaveBeenCalledWith({}, expect.stringContaining('needs OUTBOX_DATABASE_URL'));
  expect(JSON.stringify(warn.mock.calls)).not.toContain('redis://');
});
