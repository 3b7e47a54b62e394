import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLimitedServer, type Limits } from './limited-server.ts';

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** Starts a service that reads posted bodies. */
async function start(limits?: Partial<Limits>): Promise<number> {
  server = createLimitedServer((incoming, outgoing) => incoming.resume().on('end', () => outgoing.end()), { limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}

test('headers may take ten seconds, a request sixty, and 2,000 connections are open at once', async () => {
  await start();
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 60_000, maxConnections: 2_000 });
});

test.each([
  ['endless headers', 'GET / HTTP/1.1\r\nhost: a\r\nx: '],
  ['an endless line', 'GET /'],
  ['an endless body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\na'],
  ['nothing', ''],
])('a connection that sends %s is answered 408 and closed', async (_, text) => {
  const port = await start({ headersTime: 60, requestTime: 60, checkTime: 20 });
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
