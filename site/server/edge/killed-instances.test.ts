/** Tests of nginx with the file of `deploy/` while instances are killed and come back. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formPages } from '../../app/routes/content-pages.ts';
import { answers, ask } from '../test/edge-site.ts';
import { NGINX, runNginx } from '../test/run-nginx.ts';

/** Paths in the order in which an instance got their requests. */
const asked: string[] = [];

/** An instance that is killed while it makes the first answer to a path, and is back at once. */
function createKilled() {
  const seen = new Set(['/healthz']);
  return createServer(({ url = '', method, socket }: IncomingMessage, answer: ServerResponse) => {
    asked.push(`${method} ${url}`);
    if (seen.has(url)) answer.end('page');
    else socket.destroy();
    seen.add(url);
  });
}

describe.runIf(existsSync(NGINX))('behind nginx with its file in deploy/, two instances', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const instances = [createKilled(), createKilled()];
  let running: Awaited<ReturnType<typeof runNginx>>;
  beforeAll(async () => {
    const ports = instances.map(async (instance) => {
      await once(instance.listen(0, '127.0.0.1'), 'listening');
      const address = instance.address();
      return typeof address === 'object' && address !== null ? address.port : 0;
    });
    // Tests may say what address their visitor has.
    const more = 'set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;';
    running = await runNginx(folder, { cache: join(folder, 'cache'), ports: await Promise.all(ports), more });
    await vi.waitUntil(() => answers(running.port), { timeout: 30_000, interval: 50 });
  });
  beforeEach(() => asked.splice(0));
  afterAll(async () => {
    running.child.kill('SIGTERM');
    await once(running.child, 'exit');
    for (const instance of instances) instance.close().closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  test('that are killed one after the other cost nobody a page', async () => {
    const { status, body } = await ask(running.port, '/uae');
    expect([status, String(body), asked]).toEqual([200, 'page', Array(3).fill('GET /uae')]);
  });

  test('log where a visitor comes from and goes, not who it is and what was searched for', async () => {
    const referer = 'http://127.0.0.1/uae/search?key=secret';
    expect((await ask(running.port, '/ar/ksa/search?key=secret', { referer, 'user-agent': 'secret' })).status).toBe(
      200,
    );
    const readLog = (name: string) => readFileSync(join(folder, name), 'utf8');
    await expect.poll(() => readLog('access.log')).toMatch(/^127\.0\.0\.0 \[\S+\] "GET \/ar\/ksa\/search" 200 /m);
    await ask(running.port, '/ar/ksa/search', { 'x-real-ip': '2001:db8:7:1::9' });
    await expect.poll(() => readLog('access.log')).toMatch(/^2001:db8:7:: \[/m);
    // Two instances have failed here.
    for (const name of ['access.log', 'error.log']) expect(readLog(name)).not.toMatch(/secret|127\.0\.0\.1/);
  });

  test.each([...formPages('acme').keys()])('both get the form of %s, which is kept once', async (path) => {
    const { status, body } = await ask(running.port, `/ar/ksa${path}?product=amla`, {}, 'POST');
    expect([status, String(body), asked]).toEqual([200, 'page', Array(3).fill(`POST /ar/ksa${path}?product=amla`)]);
  });

  test('are not sent twice what else was posted', async () => {
    expect((await ask(running.port, '/uae/newsletter', {}, 'POST')).status).toBe(502);
    expect(asked).toEqual(['POST /uae/newsletter']);
  });
});
