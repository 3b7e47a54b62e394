/** A site of two processes on one port. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signNotice } from './purge-signature.ts';
import { SERVER, startWorkerSite } from './test/worker-site.ts';

const SECRET = 'a secret of more than 32 characters';

/** The purges that a cache in front got; Node's own server does not know their method. */
const bans: string[] = [];
const varnish = createServer((socket) => {
  socket.on('data', (request) => {
    bans.push(request.toString('latin1').split('\r\n')[0] ?? '');
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
  });
  socket.on('error', () => socket.destroy());
}).listen(0, '127.0.0.1');

let site: Awaited<ReturnType<typeof startWorkerSite>>;
beforeAll(async () => {
  const address = varnish.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  site = await startWorkerSite({ PURGE_SECRET: SECRET, EDGE_VARNISH: `http://127.0.0.1:${address.port}` });
  await vi.waitFor(async () => expect((await site.pids()).size).toBe(2), { timeout: 30_000 });
});
afterAll(async () => {
  await site.stop();
  varnish.close();
});

test('two processes take turns on one port, each with its pages', async () => {
  const [first, second, ...others] = [...(await site.visit('/uae/turns')), ...(await site.visit('/uae/turns'))];
  expect(first?.pid).not.toBe(second?.pid);
  expect(others).toEqual([first, second]);
});

test('a notice that one of them gets reaches both', async () => {
  const before = await site.visit('/uae/notice');
  expect(await notify({ all: true })).toBe(200);
  await expect
    .poll(async () => (await site.visit('/uae/notice')).filter(({ made }) => before.some((old) => old.made === made)))
    .toEqual([]);
});

test('a cache in front is purged once, whichever of them gets the notice', async () => {
  // Until the purges of the previous notice have been sent.
  await sleep(500);
  for (const path of ['/uae/one', '/uae/two']) {
    bans.length = 0;
    expect(await notify({ paths: [path] })).toBe(200);
    await expect.poll(() => bans.length).toBeGreaterThan(0);
    // The others would have sent theirs by then.
    await sleep(500);
    expect(bans).toEqual(['BAN / HTTP/1.1']);
  }
});

async function notify(notice: object): Promise<number> {
  const body = JSON.stringify(notice);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = { 'x-purge-timestamp': timestamp, 'x-purge-signature': signNotice(SECRET, timestamp, body) };
  return (await site.ask('/api/purge', { method: 'POST', headers, body })).status;
}

test('a limit counts what both have taken', async () => {
  const report = { method: 'POST', headers: { 'content-type': 'application/reports+json' }, body: '[]' };
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await site.ask('/api/reports', report)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
});

test('figures are those of both', async () => {
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)).text();
    return (name: string) => Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const name = 'http_request_duration_seconds_count{status="4xx"}';
  const before = (await read())(name);
  for (let time = 0; time < 4; time += 1) expect((await site.ask('/_h/none.js')).status).toBe(404);
  const after = await read();
  expect(after(name) - before).toBe(4);
  // The primary process and two of the site: none uses less than 40 MB.
  expect(after('process_resident_memory_bytes')).toBeGreaterThan(120_000_000);
  expect(
    (await (await fetch(`http://127.0.0.1:${site.metricsPort}/vitals`)).text()).startsWith('<!doctype html>'),
  ).toBe(true);
});

test('one that dies is started again, and the other answers meanwhile', async () => {
  const before = await site.pids();
  await expect(site.ask('/uae/die')).rejects.toThrow();
  expect((await site.ask('/uae/meanwhile')).status).toBe(200);
  await expect.poll(async () => (await site.pids()).size).toBe(2);
  expect([...(await site.pids())].filter((pid) => before.has(pid))).toHaveLength(1);
});

test('on SIGUSR2 both are replaced, without a request that fails', async () => {
  async function replaceBoth(): Promise<void> {
    const before = await site.pids();
    site.server.signal('SIGUSR2');
    const isNew = async () => [...(await site.pids())].every((pid) => !before.has(pid));
    await expect.poll(async () => (await isNew()) && (await site.pids()).size).toBe(2);
  }
  const failures = await site.askDuring(async () => {
    for (let time = 0; time < 8; time += 1) await replaceBoth();
  });
  expect(failures).toEqual([]);
});

test('a new build replaces them too; one that does not start replaces none', async () => {
  const builds = async () => (await site.visit('/uae')).map(({ build }) => build);
  site.publish('broken', 'process.exit(3);');
  await expect.poll(site.server.readOutput).toContain('the old ones stay');
  expect(await builds()).toEqual(['first', 'first']);
  site.publish('second');
  await expect.poll(builds).toEqual(['second', 'second']);
});

test('told to end, they all end in good order', async () => {
  const running = [...(await site.pids())];
  expect(await site.server.end()).toBe(0);
  const isThere = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8');
  for (const pid of running) expect(() => isThere(pid)).toThrow();
});

test('where none can start, the group ends and says so', async () => {
  site.publish('failing', `if (process.env.SITE_WORKER_PLACE) process.exit(3);\n${SERVER}`);
  const second = site.start();
  expect(await second.ends()).toBe(1);
  expect(second.readErrors()).toMatch(/A process of the site ended as it started/);
});
