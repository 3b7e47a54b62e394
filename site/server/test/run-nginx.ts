/** nginx with the file of `deploy/`, in front of given instances. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPort } from '../../../contract/test/find-port.ts';

export const NGINX = '/usr/sbin/nginx';

/** Runs nginx with its file in front of one or two instances; `more` is added to its server block. */
export async function runNginx(
  folder: string,
  { cache, ports: [first, second], more = '' }: { cache: string; ports: readonly number[]; more?: string },
) {
  const port = await findPort();
  const file = join(folder, 'nginx.conf');
  const settings = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8')
    .replaceAll('server 127.0.0.1:3000', `server 127.0.0.1:${first}`)
    .replace(/^ *server 127\.0\.0\.1:3001(.*\n)/gm, second === undefined ? '' : `server 127.0.0.1:${second}$1`)
    .replace('/var/cache/nginx/site', cache)
    .replace('/var/cache/nginx/pictures', join(folder, 'pictures'))
    .replaceAll('/var/log/nginx', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};${more}`)
    .replace(/^ *listen \[::\]:80;\n/m, '');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; ${user}
    events { worker_connections 1024; }
    http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${settings} }`,
  );
  const child = spawn(NGINX, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  return { port, child };
}
