import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findPort } from './find-port.ts';

test('a found port is one that no program is given by itself, and found once', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => findPort()));
  expect(new Set(ports).size).toBe(20);
  // Linux assigns those from 32,768 on.
  expect(ports.filter((port) => port < 20_000 || port >= 32_768)).toEqual([]);
});

test('a port that somebody listens at is not found', async () => {
  const server = createServer();
  const busy = await findPort();
  server.listen(busy, '127.0.0.1');
  await once(server, 'listening');
  const draws = [busy, busy - 1, busy - 1, busy - 2];
  const draw = () => draws.shift() ?? 0;
  expect([await findPort(draw), await findPort(draw)]).toEqual([busy - 1, busy - 2]);
  server.close();
});
