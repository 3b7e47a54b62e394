/** A temporary PostgreSQL server for tests; it writes to its own folder only. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPort } from './find-port.ts';

export type TemporaryPostgres = { url: string; stop: () => Promise<void> };

/** PostgreSQL refuses to run as root, so root starts it as this user. */
const NOBODY = 65534;

/** Finds the programs of the newest PostgreSQL that Debian's packages installed, or null. */
export function findPostgresPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** Starts an empty server from a folder of programs. */
export async function startPostgres(programs: string): Promise<TemporaryPostgres> {
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(dir, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const data = join(dir, 'data');
  const created = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'site', '-A', 'trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: dir, encoding: 'utf8' },
  );
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr}`);

  const port = await findPort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      dir,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
    ],
    { ...user, cwd: dir, stdio: 'ignore' },
  );
  const isReady = () =>
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'], { cwd: dir }).status === 0;
  for (let attempt = 0; !isReady(); attempt += 1) {
    if (attempt > 100 || server.exitCode !== null) throw new Error('PostgreSQL did not start');
    await wait(100);
  }
  return {
    url: `postgres://site@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end(server);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function end(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    // SIGINT is PostgreSQL's fast shutdown: it closes open connections.
    server.kill('SIGINT');
  });
}
