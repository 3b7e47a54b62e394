import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProcess, writeServerModule } from './test/server-process.ts';

const LARGE = 30_000_000;
const MAX_TRIES = 5;

/** A site with a page that is finished at a signal, a large one, and searches of a second. */
const SERVER = writeServerModule({
  render: `async ({ url }) => {
    const isSlow = url.endsWith('/slow');
    const finished = isSlow && new Promise((resolve) => process.once('SIGUSR2', resolve));
    if (isSlow) process.stdout.write('asked\\n');
    if (url.endsWith('/search')) {
      process.stdout.write('searching\\n');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    await finished;
    const headers = { 'content-type': 'text/plain', 'cache-control': 'public, s-maxage=60' };
    return new Response(url.endsWith('/large') ? 'x'.repeat(${LARGE}) : 'done', { headers });
  }`,
  close: `async () => {
    if (process.argv[2] === 'full') throw new Error('ENOSPC: no space left on device');
  }`,
  dataDir: 'process.argv[1]',
  buildFolder: 'process.argv[1]',
  settings: `{ GRAPHQL_TIMEOUT_MS: process.env.GRAPHQL_TIMEOUT_MS, PORT: process.env.OWN_PORT ?? '0' }`,
});

let folder = '';
let server: ReturnType<typeof startProcess>;
let port = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  // Waiting for the whole grace period, two seconds longer than this, would outlast the test.
  server = startProcess(['--input-type=module', '-e', SERVER, folder], { ...process.env, GRAPHQL_TIMEOUT_MS: '60000' });
  port = Number(await server.readLine());
});
afterEach(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

type Answer = { status: number; connection: string | undefined; body: string };

function ask(path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const read = async (incoming: IncomingMessage) => {
      let body = '';
      for await (const chunk of incoming) body += chunk;
      resolve({ status: incoming.statusCode ?? 0, connection: incoming.headers.connection, body });
    };
    const asked = sendRequest({ port, path, host: '127.0.0.1', ...(agent && { agent }) });
    asked.on('response', (incoming) => void read(incoming).catch(reject)).on('error', reject);
    asked.end();
  });
}

/** Sends a request over a kept connection, without reading the answer. */
async function begin(path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

/** Polls whether the server has stopped listening. */
const pollListening = () => expect.poll(() => ask('/healthz').catch(({ code }) => code));

test('idle, with one connection kept and one not used yet, it ends within two seconds, with exit code 0', async () => {
  const times: number[] = [];
  // A second of notice; the grace is a minute. A busy machine may hold up one of several.
  while (times.length < MAX_TRIES && !times.some((time) => time <= 2_000)) {
    const idle = startProcess(['--input-type=module', '-e', SERVER, folder]);
    port = Number(await idle.readLine());
    const agent = new Agent({ keepAlive: true });
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    // The other has been accepted when this one has an answer.
    expect((await ask('/uae', agent)).connection).toBe('keep-alive');
    const from = performance.now();
    expect(await idle.end()).toBe(0);
    times.push(performance.now() - from);
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(2_000);
});

test('the next start waits for the port of one that still ends', async () => {
  const next = startProcess(['--input-type=module', '-e', SERVER, folder], { ...process.env, OWN_PORT: String(port) });
  expect(await next.readLine()).toContain(`Port ${port} is in use by process`);
  const started = next.readLine();
  expect(await server.end()).toBe(0);
  expect(await started).toBe(String(port));
  expect(await next.end()).toBe(0);
});

test('a full disk does not change the exit code', async () => {
  const full = startProcess(['--input-type=module', '-e', SERVER, folder, 'full']);
  await full.readLine();
  expect(await full.end()).toBe(0);
});

test('readiness fails first, and every answer from then on closes its connection', async () => {
  const agent = new Agent({ keepAlive: true });
  await ask('/uae', agent);
  const ended = server.end();
  await expect.poll(() => ask('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  expect(await ask('/uae', agent)).toMatchObject({ status: 200, connection: 'close', body: 'done' });
  expect(await ended).toBe(0);
});

test('kept connections close while a request is in flight, which is completed', async () => {
  const kept = await begin('/uae');
  const slow = ask('/uae/slow');
  expect(await server.readLine()).toBe('asked');
  const ended = server.end();
  await once(kept.resume(), 'close');
  await pollListening().toBe('ECONNREFUSED');
  server.signal('SIGUSR2');
  expect(await slow).toMatchObject({ status: 200, connection: 'close', body: 'done' });
  expect(await ended).toBe(0);
});

test('asked twice to end, as by a supervisor of the whole group, it finishes what is under way', async () => {
  const slow = ask('/uae/slow');
  expect(await server.readLine()).toBe('asked');
  server.signal('SIGTERM');
  await pollListening().toBe('ECONNREFUSED');
  server.signal('SIGTERM');
  server.signal('SIGUSR2');
  expect(await slow).toMatchObject({ status: 200, body: 'done' });
  expect(await server.ends()).toBe(0);
});

test('searches do not pause for pages any more (decision 0296)', async () => {
  const slow = ask('/uae/slow');
  expect(await server.readLine()).toBe('asked');
  const searches = [ask('/uae/a/search'), ask('/uae/b/search')];
  expect(await server.readLine()).toBe('searching');
  await Promise.any(searches);
  // Beside a page the next would begin five seconds later.
  const from = performance.now();
  const ended = server.end();
  expect(await server.readLine()).toBe('searching');
  expect(performance.now() - from).toBeLessThan(3_000);
  server.signal('SIGUSR2');
  await Promise.all([slow, ...searches]);
  expect(await ended).toBe(0);
});

test('what hangs is told to come again when no content can come for it any more', async () => {
  const env = { ...process.env, GRAPHQL_TIMEOUT_MS: '100' };
  const quick = startProcess(['--input-type=module', '-e', SERVER, folder], env);
  port = Number(await quick.readLine());
  const hanging = ask('/uae/slow');
  expect(await quick.readLine()).toBe('asked');
  const startedAt = performance.now();
  const ended = quick.end();
  expect(await hanging).toEqual({ status: 503, connection: 'close', body: '' });
  // A second of notice, and 2.1 of grace. Processes use a real clock: a busy machine has nine seconds more, and the
  // default grace of a listener would take longer.
  const taken = performance.now() - startedAt;
  expect([taken > 3_000, taken < 12_000]).toEqual([true, true]);
  expect(await ended).toBe(0);
});

test('what has connected before the end may ask after it, once', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // It has been accepted when a later one has an answer.
  await ask('/healthz');
  const ended = server.end();
  await pollListening().toBe('ECONNREFUSED');
  socket.write('GET /uae HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*done$/i);
  expect(await ended).toBe(0);
});

test.each(['first', 'second'])('a slow client gets its whole answer, at its %s visit', async (visit) => {
  if (visit === 'second') await ask('/uae/large');
  const socket = await begin('/uae/large');
  const ended = server.end();
  await pollListening().toBe('ECONNREFUSED');
  let length = 0;
  for await (const chunk of socket) length += chunk.length;
  expect(length).toBeGreaterThan(LARGE);
  expect(await ended).toBe(0);
});
