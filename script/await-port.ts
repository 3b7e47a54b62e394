import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPortOwner } from './port-owner.ts';

/** A port is in use by another process; the message names it and the variable to set. */
export class BusyPortError extends Error {}

/** What this process would listen on, and the variable that says so. */
export type Place = { host: string; port: number; variable: string };

const ATTEMPTS = 50;
const PAUSE_MS = 200;

/**
 * Waits until a port is free: what a supervisor left behind that was killed ends by itself, in moments. Says what it
 * found; throws `BusyPortError` where the port stays in use.
 */
export async function awaitPort(place: Place, say: (line: string) => void, attempts = ATTEMPTS): Promise<void> {
  for (let attempt = 1; await isBusy(place); attempt += 1) {
    const owner = await findPortOwner(place.port);
    const by = owner === null ? 'another process' : `process ${owner.pid} (${owner.command})`;
    const found = `Port ${place.port} is in use by ${by}`;
    if (attempt >= attempts) throw new BusyPortError(`${found}: stop it, or set ${place.variable} to another.`);
    if (attempt === 1) say(`${found}; waiting for it to end.`);
    await sleep(PAUSE_MS);
  }
}

function isBusy({ host, port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
