/** The built site in a process that is killed (-9) and restarted on the same data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const BUNDLE = 'site/build/current/server/index.js';
const COMMAND = 'site/script/outbox.ts';

/** Creates a site in front of a content service; of the environment it inherits only PATH and HOME. */
export function createKilledSite({ folder, port, servicePort }: { folder: string; port: number; servicePort: number }) {
  if (!existsSync(BUNDLE)) throw new Error(`There is no ${BUNDLE}: run script/setup first.`);
  const dataDir = join(folder, 'site');
  const { PATH = '', HOME = '' } = process.env;
  const env = {
    ...{ PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), BACKEND_PORT: String(servicePort) },
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    // Visitors have their own IP addresses.
    TRUSTED_PROXIES: '127.0.0.1',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  let running: ChildProcess | null = null;

  /** Starts it; resolves when it listens. */
  async function start(): Promise<void> {
    running = spawn(process.execPath, [BUNDLE], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines: string[] = [];
    const listening = new Promise<void>((resolve, reject) => {
      if (running?.stdout) {
        createInterface(running.stdout).on('line', (line) => {
          if (line.includes('the site listens')) resolve();
          else if (lines.length < 20) lines.push(line);
        });
      }
      running?.once('exit', () => reject(new Error(`The site ended before it listened:\n${lines.join('\n')}`)));
    });
    await listening;
  }

  async function kill(): Promise<void> {
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const exited = once(running, 'exit');
    running.kill('SIGKILL');
    await exited;
  }

  /** Counts the submissions in its outbox. */
  async function count(state: 'queued' | 'dead'): Promise<number> {
    return (await readdir(join(dataDir, 'outbox', state)).catch(() => [])).length;
  }

  /** Retries all submissions, as an operator would once the content service has recovered. */
  async function retryAll(): Promise<void> {
    const command = spawn(process.execPath, [COMMAND, 'retry', '--all'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(command, 'exit');
    if (code !== 0) throw new Error(`The outbox could not be retried (${code}).`);
  }

  return { start, kill, count, retryAll };
}
