import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 200;

type LockOptions = {
  /** How many milliseconds to wait for the owner to exit. */
  patience?: number;
  /** Waits before the lock is checked again. */
  pause?: () => Promise<unknown>;
  clock?: () => number;
};

/** The database folder is in use by another process. */
export class FolderInUseError extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The database folder ${folder} is in use by process ${owner}: stop that one first, or set DATA_DIR to another.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks a folder for this process by a file beside it and returns the unlock function; throws `FolderInUseError` if
 * its owner does not exit in time. Reports that it waits, and that it takes over a stale lock.
 */
export async function lockFolder(
  folder: string,
  report: (line: string) => void,
  { patience = 0, pause = () => sleep(PAUSE_MS), clock = () => performance.now() }: LockOptions = {},
): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const self = await identify(process.pid);
  const startedAt = clock();
  let isWaiting = false;
  let left: string | null = null;
  for (;;) {
    const taken = await writeFile(file, self, { flag: 'wx' }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (taken) return () => rm(file, { force: true });
    const owner = await readFile(file, 'utf8').catch(() => '');
    const pid = Number.parseInt(owner, 10);
    const isHeld = isRunning(pid) && (await identify(pid)) === owner;
    if (isHeld) {
      if (clock() - startedAt >= patience) throw new FolderInUseError(folder, String(pid));
      if (!isWaiting) report(`The database folder ${folder} is in use by process ${pid}; waiting for it to end.`);
      isWaiting = true;
    } else if (owner === left) {
      report(
        `The database folder ${folder} was locked by ${Number.isNaN(pid) ? 'a process' : `process ${pid}`}, which ended without unlocking it; going on.`,
      );
      await removeStale(file, owner);
      continue;
    }
    // Another process may be writing or removing its lock right now: a stale one reads the same twice.
    left = isHeld ? null : owner;
    await pause();
  }
}

/** Removes a stale lock; that of a process which has taken it over meanwhile is put back. */
async function removeStale(file: string, owner: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  // Renamed first: two processes cannot both take the same file away.
  await rename(file, aside).catch(ignoreMissing);
  const found = await readFile(aside, 'utf8').catch(() => owner);
  if (found !== owner) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** The process id, with its start time if the system provides it, because ids are reused. */
async function identify(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${started}`;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
