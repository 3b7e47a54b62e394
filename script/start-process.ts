import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/**
 * Starts a program of the project that ends when this process does, however that comes to its end: its channel closes
 * then (`contract/on-termination.ts`).
 */
export function startProcess(file: string, options: SpawnOptions = {}): ChildProcess {
  return spawn(process.execPath, [file], { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}
