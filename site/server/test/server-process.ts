/** Runs the server in a child process, over a site that the test defines. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Writes the source of a module that starts the server on a free port, prints the port, and runs until a signal. */
export function writeServerModule({
  render,
  dataDir,
  buildFolder,
  close = 'async () => {}',
}: Record<string, string>): string {
  return `
    import { readFileSync } from 'node:fs';
    const load = (path) => import(new URL(path, ${JSON.stringify(import.meta.url)}));
    const { startServer } = await load('../start.ts');
    const { createLog } = await load('../log.ts');
    const { readSiteEnv } = await load('../../env.ts');
    const { runUntilSignal } = await load('../run-until-signal.ts');
    const log = createLog({ mode: 'test' });
    const createSite = async () => ({
      resolveAddress: async () => null,
      render: ${render},
      purge: () => ({ answers: 0, catalogues: 0, names: 0, tags: [] }),
      stores: {},
      hosts: () => [],
      outbox: {
        accept: async () => ({ reference: '' }),
        getStats: async () => ({ queued: 0, dead: 0, oldestAgeMs: 0 }),
      },
      routeRules: {},
      probe: async () => 'ready',
      close: ${close},
    });
    const env = readSiteEnv({ PORT: '0', DATA_DIR: ${dataDir}, NODE_ENV: 'test' });
    const started = await startServer({ env, log, createSite, buildFolder: ${buildFolder} });
    runUntilSignal({ stop: started.stop, log });
    process.stdout.write(started.port + '\\n');
  `;
}

/** Starts Node in a child process. */
export function startProcess(args: readonly string[]) {
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });

  async function readLine(): Promise<string> {
    if (child.stdout === null) throw new Error('The process has no output.');
    const [line] = await once(child.stdout, 'data');
    return String(line).trim();
  }

  function signal(name: NodeJS.Signals): void {
    child.kill(name);
  }

  /** Ends the process and resolves its exit code; null if it was killed. */
  async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code;
  }

  return { readLine, signal, end };
}
