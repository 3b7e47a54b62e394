import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const LARGE = 30_000_000;

/** A process that is the server, with a site behind it that takes its time, or says much. */
const SERVER = `
  import { setTimeout as sleep } from 'node:timers/promises';
  const load = (path) => import(new URL(path, '${import.meta.url}'));
  const { startServer } = await load('./start.ts');
  const { createLog } = await load('./log.ts');
  const { readSiteEnv } = await load('../env.ts');
  const { runUntilSignal } = await load('./run-until-signal.ts');
  const log = createLog({ mode: 'test' });
  const headers = { 'content-type': 'text/plain', 'cache-control': 'public, s-maxage=60' };
  const createSite = async () => ({
    resolveAddress: async () => null,
    render: async ({ url }) => {
      if (url.endsWith('/slow')) process.stdout.write('asked\\n');
      if (url.endsWith('/slow')) await sleep(2_500);
      return new Response(url.endsWith('/large') ? 'x'.repeat(${LARGE}) : 'done', { headers });
    },
    purge: () => ({ answers: 0, catalogues: 0, names: 0, tags: [] }),
    stores: {},
    routeRules: {},
    probe: async () => {},
    close: async () => {},
  });
  const env = readSiteEnv({ PORT: '0', DATA_DIR: process.argv[1], NODE_ENV: 'test' });
  const started = await startServer({ env, log, createSite, buildFolder: process.argv[1] });
  runUntilSignal({ stop: started.stop, log });
  process.stdout.write(started.port + '\\n');
`;

let folder = '';
let server: ChildProcess;
let port = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  server = spawn(process.execPath, ['--input-type=module', '-e', SERVER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = Number(await readLine());
});
afterEach(async () => {
  if (server.exitCode === null) await end('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function readLine(): Promise<string> {
  if (server.stdout === null) throw new Error('The server has no output.');
  const [line] = await once(server.stdout, 'data');
  return String(line).trim();
}

async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  const exited = once(server, 'exit');
  server.kill(signal);
  const [code] = await exited;
  return code;
}

type Answer = { status: number; connection: string | undefined; body: string };

function ask(path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const read = async (incoming: IncomingMessage) => {
      let body = '';
      for await (const chunk of incoming) body += chunk;
      resolve({ status: incoming.statusCode ?? 0, connection: incoming.headers.connection, body });
    };
    sendRequest(
      { port, path, host: '127.0.0.1', ...(agent && { agent }) },
      (incoming) => void read(incoming).catch(reject),
    )
      .on('error', reject)
      .end();
  });
}

/** Asks over a connection that is kept; reads nothing of the answer. */
async function begin(path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

test('when idle, with kept connections, the end takes two seconds at most, and is a good one', async () => {
  const agent = new Agent({ keepAlive: true });
  expect((await ask('/uae', agent)).connection).toBe('keep-alive');
  const startedAt = performance.now();
  expect(await end()).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('readiness goes first, and every answer until the end closes its connection', async () => {
  const agent = new Agent({ keepAlive: true });
  await ask('/uae', agent);
  const ended = end();
  await expect.poll(() => ask('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  expect(await ask('/uae', agent)).toMatchObject({ status: 200, connection: 'close', body: 'done' });
  expect(await ended).toBe(0);
});

test('what is under way comes to its end', async () => {
  const slow = ask('/uae/slow');
  expect(await readLine()).toBe('asked');
  const ended = end();
  expect(await slow).toMatchObject({ status: 200, connection: 'close', body: 'done' });
  expect(await ended).toBe(0);
});

test.each(['first', 'second'])('an answer that is read slowly is read whole, at its %s visit', async (visit) => {
  if (visit === 'second') await ask('/uae/large');
  const socket = await begin('/uae/large');
  const ended = end();
  const isClosed = () => ask('/healthz').catch(({ code }) => code);
  await expect.poll(isClosed, { timeout: 5_000 }).toBe('ECONNREFUSED');
  let length = 0;
  for await (const chunk of socket) length += chunk.length;
  expect(length).toBeGreaterThan(LARGE);
  expect(await ended).toBe(0);
});
