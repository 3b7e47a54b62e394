import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Limits } from '../../contract/limited-server.ts';
import { type Listening, listen } from './listen.ts';

let listening: Listening | null = null;
afterEach(() => listening?.close(0));

async function start(limits: Partial<Limits>): Promise<number> {
  const createListener = () => (_: unknown, outgoing: { end: (text: string) => void }) => outgoing.end('done');
  listening = await listen({ createListener, port: 0, host: '127.0.0.1', limits });
  return listening.port;
}

async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

test.each([
  ['endless headers', 'GET / HTTP/1.1\r\nhost: a\r\nx: '],
  ['an endless line', 'GET /'],
  ['nothing', ''],
])('a connection that sends %s is answered 408 and closed', async (_, text) => {
  const port = await start({ headersTime: 60, checkTime: 20 });
  expect(await send(port, text)).toMatch(/^HTTP\/1\.1 408 /);
});

test('connections over the limit are closed', async () => {
  const port = await start({ connections: 2 });
  const sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const request = 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
  expect(await send(port, request).catch(() => '')).toBe('');
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => send(port, request).catch(() => '')).toMatch(/^HTTP\/1\.1 200 /);
});
