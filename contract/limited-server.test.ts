import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createLimitedServer, type Limits } from './limited-server.ts';

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

const takeBody: RequestListener = (incoming, outgoing) => incoming.resume().on('end', () => outgoing.end());

/** Starts a service that reads posted bodies, or answers otherwise. */
async function start(limits?: Partial<Limits>, listener = takeBody, keepAliveTimeout = 5_000): Promise<number> {
  server = createLimitedServer(listener, { limits, keepAliveTimeout });
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

test('headers may take ten seconds, a request three hundred, what is sent thirty to be taken, and 2,000 connections are open at once', async () => {
  await start();
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 300_000, maxConnections: 2_000 });
  expect(server).toMatchObject({ timeout: 30_000 });
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

test('who sends requests without waiting for answers is cut off after sixteen', async () => {
  let asked = 0;
  const port = await start({}, (_, outgoing) => {
    asked += 1;
    setImmediate(() => outgoing.end('a'));
  });
  const request = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
  const last = request.replace('host', 'connection: close\r\nhost');
  expect((await send(port, request.repeat(15) + last)).match(/HTTP\/1\.1 200 /g)).toHaveLength(16);
  asked = 0;
  expect(await send(port, request.repeat(1_000)).catch(() => '')).toBe('');
  expect(asked).toBe(16);
});

test('a connection may send any number of requests one after another', async () => {
  const port = await start({}, (_, outgoing) => outgoing.end('a'));
  const socket = connect(port, '127.0.0.1');
  for (let time = 0; time < 40; time += 1) {
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  }
  socket.destroy();
});

describe('an answer', () => {
  /** More than the system buffers for a connection. */
  const LARGE = 20_000_000;
  const STEP = 700_000;
  const ask = (port: number): Socket => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    return socket;
  };
  /** Answers that have begun and still buffer something. */
  const open = { answers: 0 };
  const counted =
    (answer: RequestListener): RequestListener =>
    (incoming, outgoing) => {
      open.answers += 1;
      outgoing.on('close', () => {
        open.answers -= 1;
      });
      answer(incoming, outgoing);
    };
  const countConnections = () => new Promise((resolve) => server?.getConnections((_, count) => resolve(count)));

  test.each<[string, RequestListener]>([
    ['written at once', (_, outgoing) => outgoing.end(Buffer.alloc(LARGE))],
    ['streamed', (_, outgoing) => void Readable.from(Array(400).fill(Buffer.alloc(LARGE / 400))).pipe(outgoing)],
  ])('%s of which nothing is taken ends with its connection', async (_, answer) => {
    const port = await start({ sendingTime: 300 }, counted(answer));
    const socket = ask(port);
    await once(socket, 'readable');
    await expect.poll(() => open.answers).toBe(0);
    await expect.poll(countConnections).toBe(0);
    socket.destroy();
  });

  test('that many clients do not take ends where they hold most, so that all hold 100 MB at most', async () => {
    const port = await start({}, (_, outgoing) => outgoing.end(Buffer.alloc(LARGE)));
    const sockets = new Set<Socket>();
    server?.on('connection', (socket: Socket) => sockets.add(socket));
    const idle = Array.from({ length: 9 }, () => ask(port));
    const count = (isCut: boolean) => [...sockets].filter(({ destroyed }) => destroyed === isCut).length;
    await expect.poll(() => count(true)).toBeGreaterThan(2);
    const live = () => [...sockets].filter(({ destroyed }) => !destroyed);
    const countHeld = () => live().reduce((sum, { writableLength }) => sum + writableLength, 0);
    await expect.poll(countHeld).toBeLessThanOrEqual(100_000_000);
    // No more than the client reads.
    expect(count(false)).toBeGreaterThan(3);
    const body = await send(port, 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect(body.length).toBeGreaterThan(LARGE);
    for (const socket of idle) socket.destroy();
  });

  test('that waits behind another on its connection counts as well', async () => {
    const bytes = 2_000_000;
    const answered = new Set<object>();
    const port = await start({ unreadBytes: 10 * bytes }, (_, outgoing) => {
      answered.add(outgoing);
      outgoing.end(Buffer.alloc(bytes));
    });
    let cut = 0;
    server?.on('connection', (socket: Socket) => socket.once('close', () => (cut += 1)));
    const sockets = [1, 2, 3].map(() => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(8));
      return socket;
    });
    await expect.poll(() => answered.size).toBe(24);
    await expect.poll(() => cut).toBeGreaterThan(1);
    for (const socket of sockets) socket.destroy();
  });

  test('that is taken slowly is sent whole, in many times as long', async () => {
    const port = await start({ sendingTime: 1_000 }, (_, outgoing) => outgoing.end(Buffer.alloc(LARGE)));
    const socket = ask(port);
    let taken = 0;
    for await (const chunk of socket) {
      const steps = Math.floor((taken + chunk.length) / STEP) - Math.floor(taken / STEP);
      taken += chunk.length;
      if (steps > 0) await sleep(100);
      if (taken > LARGE) break;
    }
    expect(taken).toBeGreaterThan(LARGE);
  });

  test('that is long in the making, or goes on after a rest, is not cut', async () => {
    const port = await start({ sendingTime: 20 }, async (_, outgoing) => {
      await sleep(100);
      outgoing.write('data: first\n\n');
      await sleep(100);
      outgoing.end('data: second\n\n');
    });
    expect(await send(port, 'GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toMatch(/first[\s\S]+second/);
  });

  test('is no reason to keep its connection open when it has been taken', async () => {
    const port = await start({ sendingTime: 10_000 }, takeBody, 20);
    expect(await send(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
