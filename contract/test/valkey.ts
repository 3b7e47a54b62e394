/** A temporary Valkey, or Redis, for tests: only in memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Finds the server that Debian's packages installed, or null. */
export function findValkeyProgram(): string | null {
  return ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find(existsSync) ?? null;
}

/** Starts an empty server on a port. */
export async function startValkey(program: string, port: number) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  let server: ChildProcess = await start();

  async function start(): Promise<ChildProcess> {
    const child = spawn(program, args, { stdio: 'ignore' });
    for (let attempt = 0; !(await answers(port)); attempt += 1) {
      if (attempt > 200 || child.exitCode !== null) throw new Error('The Valkey did not start');
      await wait(20);
    }
    return child;
  }

  async function stop(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    signal: (signal: NodeJS.Signals) => server.kill(signal),
    /** Starts it again, with nothing in it. */
    restart: async () => {
      await stop();
      server = await start();
    },
  };
}

export type TemporaryValkey = Awaited<ReturnType<typeof startValkey>>;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
