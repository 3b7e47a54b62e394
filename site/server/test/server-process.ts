/** Runs the server in a child process, over a site that the test defines. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Writes the source of a module that runs the site on a free port until a signal; each process prints the port. */
export function writeServerModule({
  render,
  dataDir,
  buildFolder,
  close = 'async () => {}',
  settings = '{}',
}: Record<string, string>): string {
  return `
    import { readFileSync } from 'node:fs';
    const load = (path) => import(new URL(path, ${JSON.stringify(import.meta.url)}));
    const { runSite } = await load('../run-site.ts');
    const { createLog } = await load('../log.ts');
    const { readSiteEnv } = await load('../../env.ts');
    const { bareSite } = await load('./bare-site.ts');
    const log = createLog({ mode: 'test' });
    const createSite = async () => ({
      ...bareSite,
      render: ${render},
      close: ${close},
    });
    const env = readSiteEnv({ PORT: '0', DATA_DIR: ${dataDir}, NODE_ENV: 'test', ...${settings} });
    const started = await runSite({ env, log, createSite, buildFolder: ${buildFolder}, entry: process.argv[1], place: process.env.SITE_WORKER_PLACE });
    if (started) process.stdout.write(started.port + '\\n');
  `;
}

/** Starts Node in a child process. */
export function startProcess(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child: ChildProcess = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const errors: string[] = [];
  const lines: string[] = [];
  child.stdout?.on('data', (chunk) => void lines.push(String(chunk)));
  child.stderr?.on('data', (chunk) => {
    errors.push(String(chunk));
    process.stderr.write(chunk);
  });

  async function readLine(): Promise<string> {
    if (child.stdout === null) throw new Error('The process has no output.');
    const [line] = await once(child.stdout, 'data');
    return String(line).trim();
  }

  function signal(name: NodeJS.Signals): void {
    child.kill(name);
  }

  /** Waits until the process ends, and resolves to its exit code; null if it was killed. */
  async function ends(): Promise<number | null> {
    const [code] = await ended;
    return code;
  }

  /** Ends the process and resolves to its exit code; null if it was killed. */
  async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ends();
  }

  return { readLine, signal, end, ends, readOutput: () => lines.join(''), readErrors: () => errors.join('') };
}
