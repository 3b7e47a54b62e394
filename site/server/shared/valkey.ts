/** The Valkey, or Redis, of VALKEY_URL. The site runs without it: any answer may be null. */
import { createHash } from 'node:crypto';
import type { ChainableCommander, Redis } from 'iovalkey';
import { EnvironmentError } from '../../../contract/environment.ts';

const TIMES = {
  connecting: 2_000,
  /** The longest a visitor waits. */
  command: 500,
  /** How long to leave the Valkey alone after a failure. */
  rest: 2_000,
  longestRetry: 2_000,
  /** After a silence the system asks whether the other end is there: one that vanished says nothing. */
  keepAlive: 10_000,
};

type ValkeyOptions = {
  url: string;
  /** The prefix of its keys, which keeps sites apart. */
  site: string;
  clock: () => number;
  /** Called with the first failure of a series. */
  onError: (error: unknown) => void;
};

/** Opens two connections, which are made again when lost: one for commands, and one that listens. */
export async function openValkey({ url, site, clock, onError }: ValkeyOptions) {
  const Client = await importDriver();
  const connect = (options: object): Redis =>
    new Client(url.replace(/^valkey/, 'redis'), {
      connectTimeout: TIMES.connecting,
      keepAlive: TIMES.keepAlive,
      retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 8), TIMES.longestRetry),
      autoResendUnfulfilledCommands: false,
      ...options,
    });
  const commands = connect({ enableOfflineQueue: false, commandTimeout: TIMES.command, maxRetriesPerRequest: 0 });
  const listener = connect({ maxRetriesPerRequest: null });
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  let isClosed = false;
  commands.on('error', report);
  commands.on('close', () => {
    if (!isClosed) report(new Error('The connection to the Valkey is lost'));
  });
  // Both connections fail together; one report is enough.
  listener.on('error', () => {});
  commands.on('ready', () => {
    isFailing = false;
    restsUntil = Number.NEGATIVE_INFINITY;
  });

  function report(error: unknown): void {
    if (!isFailing) onError(error);
    isFailing = true;
  }

  /** Runs a command; null when the Valkey does not answer. */
  async function ask<Answer>(question: (client: Redis) => Promise<Answer>): Promise<Answer | null> {
    if (!isUp()) return null;
    try {
      return await question(commands);
    } catch (error) {
      restsUntil = clock() + TIMES.rest;
      report(error);
      return null;
    }
  }

  /** Whether it is used at the moment. */
  const isUp = () => commands.status === 'ready' && clock() >= restsUntil;

  function close(): void {
    isClosed = true;
    for (const client of [commands, listener]) client.disconnect();
  }

  // In braces: all keys of one site are in the same slot of a cluster.
  const prefix = `{site-${createHash('sha256').update(site).digest('hex').slice(0, 12)}}`;
  return { ask, isUp, listener, commands, key: (...parts: string[]) => [prefix, ...parts].join(':'), close };
}

export type Valkey = Awaited<ReturnType<typeof openValkey>>;

/** Sends several commands at once; rejects when one of them fails. */
export async function send(commands: ChainableCommander): Promise<unknown[]> {
  const replies = (await commands.exec()) ?? [];
  return replies.map(([error, answer]) => {
    if (error !== null) throw error;
    return answer;
  });
}

/** The client is an optional package, like that of PostgreSQL (decision 0150). */
async function importDriver() {
  try {
    return (await import('iovalkey')).Redis;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new EnvironmentError(
      'VALKEY_URL needs the package iovalkey, which is not installed: npm install --workspace site iovalkey@0.4.0',
    );
  }
}
