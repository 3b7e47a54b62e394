import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startProcess, writeServerModule } from './test/server-process.ts';

const SERVER = writeServerModule({
  render: `async () => new Response('<!doctype html><title>page</title>', {
    headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' },
  })`,
  dataDir: 'process.argv[1]',
  buildFolder: 'process.argv[2]',
});

const folder = mkdtempSync(join(tmpdir(), 'read-only-'));
const [data, build] = [join(folder, 'data'), join(folder, 'build')];
mkdirSync(data, { mode: 0o755 });
mkdirSync(build);
const isMounted = process.getuid?.() === 0 && mountReadOnly();
// Root may write anywhere.
const canTry = isMounted || process.getuid?.() !== 0;
if (!canTry) process.stderr.write('Skipped: no disk can be mounted here, so none is read-only.\n');
if (!isMounted) chmodSync(data, 0o500);
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', data]);
  rmSync(folder, { recursive: true });
});

test.runIf(canTry)('a read-only disk keeps no site from starting, serving and ending in good order', async () => {
  const server = startProcess(['--input-type=module', '-e', SERVER, data, build]);
  try {
    const port = Number(await server.readLine());
    for (const path of ['/uae', '/uae', '/readyz'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
    expect(() => writeFileSync(join(data, 'file'), '')).toThrow(/EROFS|EACCES/);
    expect(await server.end()).toBe(0);
  } finally {
    await server.end('SIGKILL');
  }
});

function mountReadOnly(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro,mode=755', 'tmpfs', data], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
