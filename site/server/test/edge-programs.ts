/** nginx and Varnish with the files of `deploy/`, each in front of its own site. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../../contract/test/find-port.ts';
import { startEdgeSite } from './edge-site.ts';
import { NGINX, runNginx } from './run-nginx.ts';

export const PROGRAMS = { nginx: NGINX, varnish: '/usr/sbin/varnishd' } as const;

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

/** `second`: the port of another instance; `more`: what an operator adds to the server. */
export async function startNginx({ second, more = '' }: { second?: number; more?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const cache = join(folder, 'cache');
  const site = await startEdgeSite({ EDGE_NGINX_CACHE: cache });
  const http2Port = await findPort();
  const { port, child } = await runNginx(folder, {
    cache,
    ports: [site.port, ...(second === undefined ? [] : [second])],
    more: ` listen 127.0.0.1:${http2Port} http2; ${more}`,
  });
  return {
    port,
    http2Port,
    site,
    countPageFiles: () =>
      readdirSync(cache, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length,
    readWorkMs: () => readWorkMs(child.pid),
    stop: () => end(child, site, folder),
  };
}

export async function startVarnish() {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  const port = await findPort();
  const site = await startEdgeSite({ EDGE_VARNISH: `http://127.0.0.1:${port}` });
  const text = read('varnish.vcl');
  const file = join(folder, 'site.vcl');
  writeFileSync(file, text.replace('.port = "3000"', `.port = "${site.port}"`));
  // As the file says, with less memory and fewer threads.
  const [, parameter = ''] = /-p (\w+=\w+)/.exec(text) ?? [];
  const args = ['-F', '-n', join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'pages=malloc,20m'];
  const small = [
    '-s',
    'pictures=malloc,20m',
    '-j',
    'none',
    '-p',
    'thread_pools=1',
    '-p',
    'thread_pool_min=10',
    '-p',
    parameter,
  ];
  const child = spawn(PROGRAMS.varnish, [...args, ...small], { stdio: 'ignore' });
  return {
    port,
    site,
    // They are in memory.
    countPageFiles: () => 0,
    readWorkMs: () => readWorkMs(child.pid),
    stop: () => end(child, site, folder),
  };
}

/** Reads the CPU time of a program and its processes, which a busy machine does not lengthen. */
function readWorkMs(pid: number | undefined): number {
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
  // In hundredths of a second, fields 14 and 15 of proc(5); the second is the name of the program, in brackets.
  const fields = read('stat').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0] = fields.slice(11, 13);
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => read(`task/${thread}/children`).split(' ').filter(Boolean).map(Number));
  return children.reduce((sum, child) => sum + readWorkMs(child), (user + system) * 10);
}

async function end(child: ChildProcess, site: { stop: () => Promise<void> }, folder: string): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
