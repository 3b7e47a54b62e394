/** A site of two processes with its own folder of builds, and the requests to it. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from '../../../contract/test/find-port.ts';
import { startProcess, writeServerModule } from './server-process.ts';

/** A page says which process made it, of which build, and how often it has made one. */
export const SERVER = writeServerModule({
  render: `async ({ url }) => {
    if (url.endsWith('/die')) process.exit(7);
    globalThis.made = (globalThis.made ?? 0) + 1;
    const headers = { 'content-type': 'text/plain', 'cache-control': 'public, s-maxage=3600' };
    return new Response(JSON.stringify({ pid: process.pid, build: 'BUILD', made: globalThis.made }), { headers });
  }`,
  dataDir: 'process.argv[2]',
  buildFolder: 'process.argv[2]',
  settings: `{ ...process.env, NODE_ENV: 'test' }`,
});

/** An ending process loses connections handed to it in its last millisecond: it takes many requests to hit that. */
const NEW_CONNECTIONS = 4;
const PATIENCE_MS = 8_000;

type Answer = { status: number; body: string };
type RequestParts = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };
type Page = { pid: number; build: string; made: number };

/** Starts it; `settings` are added to its environment. */
export async function startWorkerSite(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  const [port, metricsPort] = [await findPort(), await findPort()];

  /** Puts a build into its own folder, and points `current` to it. */
  function publish(build: string, source = SERVER): void {
    mkdirSync(join(folder, build, 'server'), { recursive: true });
    writeFileSync(join(folder, build, 'server/index.mjs'), source.replace('BUILD', build));
    symlinkSync(build, join(folder, `${build}.link`));
    renameSync(join(folder, `${build}.link`), join(folder, 'current'));
  }

  function start() {
    const own = { PORT: String(port), METRICS_PORT: String(metricsPort), WORKERS: '2', ...settings };
    return startProcess([join(folder, 'current/server/index.mjs'), join(folder, 'data')], { ...process.env, ...own });
  }

  publish('first');
  const server = start();

  /** Sends a request over a new connection: the next one goes to the other process. */
  function ask(path: string, { method, headers, body, agent }: RequestParts = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const read = async (incoming: IncomingMessage) => {
        let text = '';
        for await (const chunk of incoming) text += chunk;
        resolve({ status: incoming.statusCode ?? 0, body: text });
      };
      const options = { port, path, host: '127.0.0.1', agent: agent ?? false, method: method ?? 'GET' };
      sendRequest({ ...options, headers: headers ?? {} }, (incoming) => void read(incoming).catch(reject))
        .on('error', reject)
        .end(body);
    });
  }

  async function visit(path: string): Promise<Page[]> {
    // A request handed to an ending process is not answered.
    const askSoon = () => Promise.race([ask(path).catch(() => null), sleep(PATIENCE_MS, null)]);
    const answers = [await askSoon(), await askSoon()];
    return answers.flatMap((answer) => (answer === null || answer.status !== 200 ? [] : [JSON.parse(answer.body)]));
  }

  async function pids(): Promise<Set<number>> {
    return new Set((await visit('/uae')).map(({ pid }) => pid));
  }

  /**
   * Sends requests without a pause, over new connections and a kept one, while `work` runs; lists those that failed or
   * were not answered.
   */
  async function askDuring(work: () => Promise<unknown>): Promise<unknown[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const failures: unknown[] = [];
    let isDone = false;
    async function askAgain(asked: RequestParts, path: string) {
      while (!isDone) {
        const answer = await Promise.race([ask(path, asked).catch(String), sleep(PATIENCE_MS, 'no answer')]);
        if (typeof answer === 'string' || answer.status !== 200) failures.push(answer);
      }
    }
    const asking = [askAgain({ agent }, '/uae'), ...['/uae', '/readyz'].flatMap((path) => askByMany(path))];
    function askByMany(path: string) {
      return Array.from({ length: NEW_CONNECTIONS }, () => askAgain({}, path));
    }
    await work();
    isDone = true;
    await Promise.all(asking);
    agent.destroy();
    return failures;
  }

  async function stop(): Promise<void> {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true });
  }

  return { port, metricsPort, server, start, publish, ask, visit, pids, askDuring, stop };
}
