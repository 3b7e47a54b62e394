import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { BusChannel } from './bus.ts';

const CHANNEL = 'site_told';
/** PostgreSQL limits a notification to 8,000 bytes. */
const MAX_PART_LENGTH = 7_000;
const MAX_OPEN = 100;

type PostgresChannelOptions = {
  pool: Pool;
  /** Between two attempts to listen again. */
  wait: () => Promise<unknown>;
  /** Called with the first failure of a series. */
  onError: (error: unknown) => void;
};

/**
 * Creates the channel to all other processes of the site through a PostgreSQL, by LISTEN and NOTIFY: a notice to one
 * instance reaches all, whatever its size. Messages sent while it is away are lost; each process finds changes by
 * itself within a minute (decision 0138).
 */
export function createPostgresChannel({
  pool,
  wait,
  onError,
}: PostgresChannelOptions): BusChannel & { close: () => Promise<void> } {
  const open = new LRUCache<string, string[]>({ max: MAX_OPEN });
  const listeners: ((text: string) => void)[] = [];
  let isClosed = false;
  let isFailing = false;
  const closed = Promise.withResolvers<Error>();
  // An idle connection may be closed: the next query opens another.
  pool.on('error', () => {});
  const listening = listenOn();

  async function listenOn(): Promise<void> {
    while (!isClosed) {
      await listenUntilLost().catch(report);
      if (!isClosed) await wait();
    }
  }

  async function listenUntilLost(): Promise<void> {
    const client = await pool.connect();
    const lost = new Promise<Error>((resolve) => {
      client.on('error', resolve);
      client.on('end', () => resolve(new Error('The connection has ended')));
    });
    try {
      client.on('notification', ({ payload = '' }) => onMessage(payload));
      await client.query(`listen ${CHANNEL}`);
      isFailing = false;
      throw await Promise.race([lost, closed.promise]);
    } finally {
      client.release(true);
    }
  }

  /** Joins the parts of a text. */
  function onMessage(payload: string): void {
    const [, id = '', place = '0', count = '0', part = ''] = /^(\S+) (\d+) (\d+) (\S*)$/.exec(payload) ?? [];
    const parts = open.get(id) ?? [];
    parts[Number(place)] = part;
    open.set(id, parts);
    if (Object.keys(parts).length < Number(count)) return;
    open.delete(id);
    const text = Buffer.from(parts.join(''), 'base64').toString();
    for (const listener of listeners) listener(text);
  }

  async function send(text: string): Promise<void> {
    const coded = Buffer.from(text).toString('base64');
    const parts = coded.match(new RegExp(`.{1,${MAX_PART_LENGTH}}`, 'g')) ?? [];
    const id = randomUUID();
    for (const [place, part] of parts.entries()) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, `${id} ${place} ${parts.length} ${part}`]);
    }
  }

  function report(error: unknown): void {
    if (!isFailing && !isClosed) onError(error);
    isFailing = true;
  }

  async function close(): Promise<void> {
    isClosed = true;
    closed.resolve(new Error('closed'));
    await listening;
    await pool.end();
  }

  return {
    send: (text) => void send(text).catch(report),
    onMessage: (listener) => void listeners.push(listener),
    close,
  };
}
