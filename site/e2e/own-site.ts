/** Starts a site and a backend for one test, on free ports and with their own database, so that it may kill them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../contract/test/find-port.ts';
import { waitUntilReady } from '../script/own-servers.ts';

/** Seeded once and then copied, as seeding is slow. */
const SEEDED = '.data/e2e';

/** Starts both, with functions to stop and restart them. */
export async function startOwnSite() {
  await runNode('backend/seed/main.ts', { DATA_DIR: SEEDED });
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(join(SEEDED, 'database'), join(dataDir, 'database'), { recursive: true });
  const [port, backendPort] = [await findPort(), await findPort()];
  const origin = `http://127.0.0.1:${port}`;
  const own = { DATA_DIR: dataDir, PORT: String(port), SITE_ORIGIN: origin };
  const env = { ...own, BACKEND_PORT: String(backendPort), NODE_ENV: 'production' };
  let backend = await startBackend();
  let site = await startSite();

  async function startSite(): Promise<ChildProcess> {
    const child = startNode('site/build/current/server/index.js', env);
    await waitUntilReady(`${origin}/readyz`);
    return child;
  }

  async function startBackend(): Promise<ChildProcess> {
    const child = startNode('backend/main.ts', env);
    await waitUntilReady(`http://127.0.0.1:${backendPort}/readyz`);
    return child;
  }

  return {
    origin,
    killBackend: () => endProcess(backend, 'SIGKILL'),
    restartBackend: async () => {
      backend = await startBackend();
    },
    restartSite: async () => {
      await endProcess(site, 'SIGTERM');
      site = await startSite();
    },
    stop: async () => {
      await Promise.all([endProcess(site, 'SIGTERM'), endProcess(backend, 'SIGTERM')]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a site with its own settings, on the backend that all tests share. */
export async function startSiteAlone(settings: Record<string, string>) {
  const [dataDir, port] = [await mkdtemp(join(tmpdir(), 'site-')), await findPort()];
  const backendPort = process.env.E2E_BACKEND_PORT ?? '4210';
  const origin = `http://127.0.0.1:${port}`;
  const own = { DATA_DIR: dataDir, PORT: String(port), SITE_ORIGIN: origin };
  const env = { ...own, BACKEND_PORT: backendPort, NODE_ENV: 'production' };
  const log: string[] = [];
  const site = startNode('site/build/current/server/index.js', { ...env, ...settings }, log);
  await waitUntilReady(`${origin}/readyz`);
  return {
    origin,
    /** Its log lines so far. */
    readLog: () => log.join('').split('\n').filter(Boolean),
    stop: async () => {
      await endProcess(site, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** `log` receives the output of the program. */
export function startNode(file: string, env: Record<string, string>, log?: string[]): ChildProcess {
  // A cold start is slow on a busy machine, and the deadline is not under test here.
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, GRAPHQL_TIMEOUT_MS: '30000', ...env },
    stdio: ['ignore', log ? 'pipe' : 'ignore', 'inherit'],
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => log?.push(text));
  return child;
}

export async function runNode(file: string, env: Record<string, string>): Promise<void> {
  const [code] = await once(startNode(file, env), 'exit');
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
}

export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
