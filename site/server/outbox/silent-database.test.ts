import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openPool } from './postgres.ts';

/** PostgreSQL's messages: the password is not asked for; it is ready for a query. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

afterEach(() => void vi.useRealTimers());

test('a database that answers no query costs a visitor ten seconds', async () => {
  let asked = 0;
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', () => {
        asked += 1;
      });
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pool = await openPool(`postgres://a@127.0.0.1:${port}/a`, 1);
  pool.on('error', () => {});
  const failed = pool.query('select 1').catch(({ message }) => message);
  while (asked === 0) await new Promise((resolve) => setImmediate(resolve));
  let isOver = false;
  void failed.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toBe('Query read timeout');
  server.close();
  await pool.end();
});
