import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Builds the name of this process, which no later one has: machine, id and start. */
export function nameOwnProcess(): string {
  return nameProcess(process.pid);
}

/**
 * Whether a named process of this machine is gone; false for other machines and containers, which cannot be checked.
 */
export function isGone(name: string): boolean {
  const [host, pid] = name.split(' ');
  return host === hostname() && nameProcess(Number(pid)) !== name;
}

function nameProcess(pid: number): string {
  return `${hostname()} ${pid} ${readStart(pid)}`;
}

/** The start time of a process, in ticks since boot; `gone` if there is none, empty if it cannot be read. */
function readStart(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, for another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return 'gone';
  }
  try {
    // The program's name, in brackets, may have spaces in it.
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? ''
    );
  } catch {
    return '';
  }
}
