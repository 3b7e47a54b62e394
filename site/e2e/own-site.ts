/** A site and a backend of a test's own, on free ports, with a database of their own: to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort, waitUntilReady } from '../script/own-servers.ts';

/** Seeded once and then copied: seeding takes longer than all the rest. */
const SEEDED = '.data/e2e';

/** Starts both; gives the site's address and the ways to end them. */
export async function startOwnSite() {
  await run('backend/seed/main.ts', { DATA_DIR: SEEDED });
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(join(SEEDED, 'database'), join(dataDir, 'database'), { recursive: true });
  const [port, backendPort] = [await findPort(), await findPort()];
  const env = { DATA_DIR: dataDir, PORT: String(port), BACKEND_PORT: String(backendPort), NODE_ENV: 'production' };
  const origin = `http://127.0.0.1:${port}`;
  let backend = await startBackend();
  const site = start('site/build/current/server/index.js', env);
  await waitUntilReady(`${origin}/readyz`);

  async function startBackend(): Promise<ChildProcess> {
    const child = start('backend/main.ts', env);
    await waitUntilReady(`http://127.0.0.1:${backendPort}/readyz`);
    return child;
  }

  return {
    origin,
    killBackend: () => end(backend, 'SIGKILL'),
    restartBackend: async () => {
      backend = await startBackend();
    },
    stop: async () => {
      await Promise.all([end(site, 'SIGTERM'), end(backend, 'SIGTERM')]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a site alone, with settings of its own, before the backend of all tests. */
export async function startSiteAlone(settings: Record<string, string>) {
  const [dataDir, port] = [await mkdtemp(join(tmpdir(), 'site-')), await findPort()];
  const backendPort = process.env.E2E_BACKEND_PORT ?? '4210';
  const env = { DATA_DIR: dataDir, PORT: String(port), BACKEND_PORT: backendPort, NODE_ENV: 'production' };
  const site = start('site/build/current/server/index.js', { ...env, ...settings });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${origin}/readyz`);
  return {
    origin,
    stop: async () => {
      await end(site, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function start(file: string, env: Record<string, string>): ChildProcess {
  // The queries of a cold start wait for each other on a busy machine; the deadline is not what is tested here.
  return spawn(process.execPath, [file], {
    env: { ...process.env, GRAPHQL_TIMEOUT_MS: '30000', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function run(file: string, env: Record<string, string>): Promise<void> {
  const [code] = await once(start(file, env), 'exit');
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
