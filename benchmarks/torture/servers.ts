/**
 * The built site and the content service in their own processes, with their own data folder and ports. Only the paths
 * of programs are passed on from the environment, so that nobody's database is ever tortured.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../contract/test/find-port.ts';
import { waitUntilReady } from '../../site/script/own-servers.ts';

/** How much of the output of a process is kept. */
const MAX_LINES = 10_000;
const BUNDLE = 'site/build/current/server/index.js';
/** Signs notices of change, as an editor's system would. */
export const PURGE_SECRET = 'torture-torture-torture-torture-';

export type OwnSite = Awaited<ReturnType<Servers['startSite']>>;
export type Servers = Awaited<ReturnType<typeof startServers>>;
type SiteOptions = {
  dataDir?: string;
  settings?: Record<string, string>;
  /** The built program to run. */
  bundle?: string;
};

/** Seeds a content service and starts it. */
export async function startServers() {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'));
  const backendPort = String(await findPort());
  const settings = { BACKEND_PORT: backendPort, NODE_ENV: 'production' };
  const contentDir = join(folder, 'content');
  const ownSettings = { ...settings, DATA_DIR: contentDir };
  const children = new Set<ChildProcess>();
  let sites = 0;

  function start(args: readonly string[], own: Record<string, string>, output: string[]): ChildProcess {
    const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...own };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output.push(...String(chunk).split('\n').filter(Boolean));
        output.splice(0, output.length - MAX_LINES);
      });
    }
    children.add(child);
    child.on('exit', () => children.delete(child));
    return child;
  }

  async function startBackend(): Promise<ChildProcess> {
    const child = start(['backend/main.ts'], ownSettings, []);
    await waitUntilReady(`http://127.0.0.1:${backendPort}/readyz`);
    return child;
  }

  async function stop(): Promise<void> {
    await Promise.all([...children].map((child) => end(child, 'SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  }

  let backend: ChildProcess;
  try {
    await mkdir(contentDir, { mode: 0o700 });
    // Before seeding: content without files is seeded without pictures.
    if (existsSync('.data/media')) await cp('.data/media', join(contentDir, 'media'), { recursive: true });
    const seeding = start(['backend/seed/main.ts'], ownSettings, []);
    const [code] = await once(seeding, 'exit');
    if (code !== 0) throw new Error(`The content service could not be seeded (${code}).`);
    backend = await startBackend();
  } catch (error) {
    await stop();
    throw error;
  }

  /** Starts a site that uses the service. */
  async function startSite({ dataDir, settings: more = {}, bundle = BUNDLE }: SiteOptions = {}) {
    sites += 1;
    const [port, metricsPort] = [Number(more.PORT ?? (await findPort())), await findPort()];
    const origin = `http://127.0.0.1:${port}`;
    const output: string[] = [];
    const own = {
      ...settings,
      DATA_DIR: dataDir ?? join(folder, `site-${sites}`),
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PURGE_SECRET,
      SITE_ORIGIN: origin,
      ...more,
    };
    const child = start([bundle], own, output);
    await waitUntilReady(`${origin}/readyz`);

    /** Reads the figures of /metrics, by name and labels as written there. */
    async function readFigures(): Promise<Map<string, number>> {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return new Map(
        [...text.matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm)].map(([, name = '', value]) => [name, Number(value)]),
      );
    }

    async function readMemory(figure: RegExp): Promise<number> {
      const [, kilobytes] = figure.exec(await readFile(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    }

    return {
      origin,
      port,
      pid: child.pid ?? 0,
      output,
      readFigures,
      /** Megabytes that the process has in memory, and the most it has had. */
      readRss: () => readMemory(/^VmRSS:\s+(\d+)/m),
      readPeak: () => readMemory(/^VmHWM:\s+(\d+)/m),
      /** Ends the process; returns its exit code, null if it was killed. */
      end: (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal),
    };
  }

  return {
    folder,
    backendPort,
    backendPid: () => backend.pid ?? 0,
    startSite,
    killBackend: () => end(backend, 'SIGKILL'),
    restartBackend: async () => {
      backend = await startBackend();
    },
    stop,
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = await exited;
  return code;
}
