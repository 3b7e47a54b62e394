import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { startProcess, writeServerModule } from './test/server-process.ts';

const SERVER = writeServerModule({
  render: `async () => new Response('<!doctype html><title>page</title>', {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' },
  })`,
  dataDir: 'process.argv[1]',
  buildFolder: 'process.argv[2]',
  settings: '{ BACKEND_PORT: process.argv[3] }',
});

const folder = mkdtempSync(join(tmpdir(), 'read-only-'));
const [data, build] = [join(folder, 'data'), join(folder, 'build')];
mkdirSync(data, { mode: 0o755 });
mkdirSync(build);
/** What a process leaves that is killed while it writes. */
const LEFT = ['images/a.png.part', 'images/empty', 'deferred/b.part'];
const isMounted = process.getuid?.() === 0 && mountReadOnly();
// Root may write anywhere.
const canTry = isMounted || process.getuid?.() !== 0;
if (!canTry) process.stderr.write('Skipped: no disk can be mounted here, so none is read-only.\n');
if (!isMounted) {
  leave();
  chmodSync(data, 0o500);
}
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', data]);
  rmSync(folder, { recursive: true });
});

test.runIf(canTry)('a read-only disk keeps no site from starting, serving and ending in good order', async () => {
  const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const backend = createServer((_, outgoing) => outgoing.writeHead(200, { 'content-type': 'image/png' }).end(photo));
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const address = backend.address();
  const backendPort = typeof address === 'object' ? String(address?.port) : '';
  const server = startProcess(['--input-type=module', '-e', SERVER, data, build, backendPort]);
  try {
    // What the stores say of their leftovers comes first.
    let line = await server.readLine();
    while (line.startsWith('{')) line = await server.readLine();
    const port = Number(line);
    for (const path of ['/uae', '/uae', '/readyz', ...[320, 480, 320].map((width) => `/_ipx/w_${width}/m0/a.png`)])
      expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
    // Said once of each store, however many files it does not take or remove.
    expect(server.readOutput().match(/background work failed/g)).toHaveLength(2);
    expect(server.readOutput()).toMatch(/EROFS|EACCES/);
    expect(server.readOutput()).not.toContain('"undefined"');
    expect(() => writeFileSync(join(data, 'file'), '')).toThrow(/EROFS|EACCES/);
    expect(await server.end()).toBe(0);
  } finally {
    await server.end('SIGKILL');
    backend.close();
  }
});

/** Long ago, so that they would be removed. */
function leave(): void {
  for (const name of LEFT) {
    mkdirSync(join(data, dirname(name)), { recursive: true });
    writeFileSync(join(data, name), '');
    utimesSync(join(data, name), 0, 0);
  }
}

function mountReadOnly(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', data], { stdio: 'ignore' });
    leave();
    execFileSync('mount', ['-o', 'remount,ro', data], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
