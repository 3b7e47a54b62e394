/** nginx and Varnish with the files of `deploy/`, each in front of a site of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../script/own-servers.ts';
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
  return { port, http2Port, site, stop: () => end(child, site, folder) };
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
  const args = ['-F', '-n', join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'malloc,20m'];
  const small = ['-j', 'none', '-p', 'thread_pools=1', '-p', 'thread_pool_min=10', '-p', parameter];
  const child = spawn(PROGRAMS.varnish, [...args, ...small], { stdio: 'ignore' });
  return { port, site, stop: () => end(child, site, folder) };
}

async function end(child: ChildProcess, site: { stop: () => Promise<void> }, folder: string): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
