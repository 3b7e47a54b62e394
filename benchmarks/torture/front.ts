/** An nginx in front of instances that does nothing but distribute requests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../contract/test/find-port.ts';
import { waitUntilReady } from '../../site/script/own-servers.ts';

const NGINX = '/usr/sbin/nginx';

export const hasNginx = () => existsSync(NGINX);

/** Starts it in front of the instances at these ports. */
export async function startFront(ports: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'front-'));
  const port = await findPort();
  // Each is tried three times, as in `deploy/nginx.conf` (decision 0260).
  const servers = ['', ' backup', ' backup'].flatMap((again) =>
    ports.map((one) => `server 127.0.0.1:${one} max_fails=0${again};`),
  );
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr crit; worker_processes 1;
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(' ')}
      upstream site { ${servers.join(' ')} keepalive 32; }
      server { listen 127.0.0.1:${port};
        location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header connection "";
          proxy_next_upstream error timeout; proxy_connect_timeout 1s; } } }`,
  );
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`);
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
