/** Stopping the backend's process, and starting the next. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from './db/lock-folder.ts';
import { seedState } from './db/schema/seed-state.ts';
import { openDatabase } from './seed/set-up.ts';

const folder = mkdtempSync(join(tmpdir(), 'backend-'));
let port = 0;

/** Marks content as loaded, so that the process has nothing to set up. */
beforeAll(async () => {
  const database = await openDatabase({ dataDir: folder, databaseUrl: '', report: () => {} });
  await database.db.insert(seedState).values({ name: 'content', value: 'none' });
  await database.close();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  server.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the backend; resolves when it prints `line`, by default that it listens. */
async function start(file = 'backend/main.ts', line = 'Backend listening'): Promise<ChildProcess> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, BACKEND_PORT: String(port) };
  const backend = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const said of createInterface(backend.stdout)) if (said.includes(line)) return backend;
  throw new Error(`It ended before it said: ${line}`);
}

type Answer = { status: number; connection: string | undefined };

/** Starts a request whose body ends when `end` is called. */
function begin(path: string, headers: Record<string, string> = {}) {
  const outgoing = sendRequest({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false });
  outgoing.flushHeaders();
  const answer = new Promise<Answer>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming: IncomingMessage) => {
      incoming.resume();
      resolve({ status: incoming.statusCode ?? 0, connection: incoming.headers.connection });
    });
  });
  return { answer, end: (body: string) => outgoing.end(body) };
}

async function askReadiness(): Promise<unknown[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer === null ? [] : [answer.status, answer.headers.get('connection')];
}

test('told to end it says that it is not ready, closes its connections, answers what is under way, and exits with 0', async () => {
  const backend = await start();
  expect(await askReadiness()).toEqual([200, 'keep-alive']);
  const query = begin('/graphql', { 'content-type': 'application/json' });
  const ended = once(backend, 'exit');
  backend.kill('SIGTERM');
  await expect.poll(askReadiness, { interval: 10 }).toEqual([503, 'close']);
  await expect.poll(askReadiness).toEqual([]);
  query.end(JSON.stringify({ query: '{ __typename }' }));
  expect(await query.answer).toEqual({ status: 200, connection: 'close' });
  expect(await ended).toEqual([0, null]);
});

test('a start waits for the process that still has its port', async () => {
  const last = createServer().listen(port, '127.0.0.1');
  await once(last, 'listening');
  const backend = await start('backend/main.ts', `Port ${port} is in use by process`);
  last.close();
  await expect.poll(askReadiness).toEqual([200, 'keep-alive']);
  backend.kill('SIGTERM');
  expect(await once(backend, 'exit')).toEqual([0, null]);
});

test('what fails on the way to its end is told, and it ends with 0 all the same', async () => {
  const backend = await start();
  let told = '';
  backend.stdout?.on('data', (chunk) => {
    told += chunk;
  });
  const ended = once(backend, 'close');
  // The embedded database cannot be closed without its folder.
  rmSync(join(folder, 'database'), { recursive: true });
  backend.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(told).toContain('Not everything was put in order at the end');
});

test.each(['backend/main.ts', 'backend/seed/main.ts'])(
  'beside a process that has yet to end and holds the database, %s waits',
  async (file) => {
    const unlock = await lockFolder(join(folder, 'database'), () => {});
    const waiting = await start(file, `in use by process ${process.pid}; waiting for it to end`);
    const ended = once(waiting, 'exit');
    waiting.kill();
    await ended;
    await unlock();
  },
);
