/**
 * Runs the content backend and the site side by side, prints the address when both are ready, and stops both on
 * Ctrl-C or SIGTERM. Neither is restarted: when one ends, that is printed and the other is stopped too. Both end by
 * themselves when this process is killed. Where the backend was deleted (docs/make-it-yours.md), the site runs alone.
 */
import './load-env.ts';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { awaitPort } from '../contract/await-port.ts';
import { EnvironmentError, readVariables, sharedVariables } from '../contract/environment.ts';
import { endsWithin } from '../contract/listen.ts';
import { buildLocalOrigin, isLoopback } from '../contract/local-origin.ts';
import { readSiteEnv } from '../site/env.ts';
import { shutdownTimeout } from '../site/server/grace.ts';
import { startProcess, startSite } from './start-process.ts';

const READY_WITHIN_MS = 60_000;
/** Own process groups: Ctrl-C reaches this process alone, which then stops both in good order. */
const GROUP = { detached: true };

/** The running processes, by name; each is killed when it has not ended `patience` milliseconds after SIGTERM. */
const processes = new Map<string, { child: ChildProcess; patience: number }>();
let isStopping = false;

try {
  const site = readSiteEnv(process.env);
  // A site tried out on this machine is visited where it listens; one in production has to set its origin.
  if (!process.env.NODE_ENV && isLoopback(site.host)) process.env.SITE_ORIGIN ||= site.siteOrigin;
  const { BACKEND_HOST, BACKEND_PORT } = readVariables(sharedVariables, process.env);
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await awaitPort({ host: site.host, port: site.port, variable: 'PORT' }, say, shutdownTimeout(site));
  if (existsSync('backend')) {
    await awaitPort({ host: BACKEND_HOST, port: BACKEND_PORT, variable: 'BACKEND_PORT' }, say);
    if (!isStopping) watch('backend', startProcess('backend/main.ts', GROUP), endsWithin());
    await ready('backend', `${buildLocalOrigin(BACKEND_HOST, BACKEND_PORT)}/readyz`);
  }
  if (!isStopping) watch('site', startSite(GROUP), shutdownTimeout(site));
  await ready('site', `${buildLocalOrigin(site.host, site.port)}/readyz`);
  if (!isStopping)
    process.stdout.write(`\nReady: ${site.siteOrigin}\n  Arabic, Saudi Arabia: ${site.siteOrigin}/ar/ksa\n\n`);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function watch(name: string, child: ChildProcess, patience: number) {
  processes.set(name, { child, patience });
  child.on('exit', (code, signal) => {
    processes.delete(name);
    if (isStopping) return;
    process.stderr.write(`The ${name} ended by itself (${signal ?? `exit code ${code}`}); stopping.\n`);
    stop(1);
  });
}

async function ready(name: string, address: string) {
  const until = Date.now() + READY_WITHIN_MS;
  while (!isStopping && Date.now() < until) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  if (isStopping) return;
  process.stderr.write(`The ${name} was not ready within ${READY_WITHIN_MS / 1000} s; stopping.\n`);
  stop(1);
}

function stop(code: number) {
  if (isStopping) return;
  isStopping = true;
  process.exitCode = code;
  for (const { child, patience } of processes.values()) {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), patience).unref();
  }
}
