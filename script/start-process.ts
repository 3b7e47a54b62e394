import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { buildLaunch } from '../site/launch-settings.ts';

/**
 * Starts a program of the project that ends when this process does, however this one ends: the channel between them
 * closes then (`contract/on-termination.ts`).
 */
export function startProcess(file: string, options: SpawnOptions = {}, args: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [...args, file], { ...options, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Starts the built site, with the settings of its memory. */
export function startSite({ env = process.env, ...options }: SpawnOptions = {}): ChildProcess {
  const launch = buildLaunch({ env, execArgv: [] });
  return startProcess('site/build/current/server/index.js', { ...options, env: launch?.env ?? env }, launch?.args);
}
