import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EnvironmentError } from './environment.ts';
import { endsWithin } from './listen.ts';
import { findPortOwner } from './port-owner.ts';

/** A port is in use by another process; the message names it and the variable to set. */
export class BusyPortError extends EnvironmentError {}

/** The address this process would listen on, and the variable that sets it. */
type Place = { host: string; port: number; variable: string };

const PAUSE_MS = 200;

/**
 * Waits until a port is free: a process left behind by a killed supervisor soon ends by itself. Says what it found;
 * throws `BusyPortError` if the port is still in use after `patience` milliseconds.
 */
export async function awaitPort(place: Place, say: (line: string) => void, patience = endsWithin()): Promise<void> {
  const startedAt = performance.now();
  for (let isFirst = true; await isBusy(place); isFirst = false) {
    const owner = await findPortOwner(place.port);
    const by = owner === null ? 'another process' : `process ${owner.pid} (${owner.command})`;
    const found = `Port ${place.port} is in use by ${by}`;
    if (performance.now() - startedAt >= patience)
      throw new BusyPortError(`${found}: stop it, or set ${place.variable} to another.`);
    if (isFirst) say(`${found}; waiting for it to end.`);
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
