/** Servers of tests and benchmarks. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_WITHIN = 60_000;

/** Waits until an address answers 2xx; throws after a minute. */
export async function waitUntilReady(address: string): Promise<void> {
  for (const until = Date.now() + READY_WITHIN; Date.now() < until; await sleep(200)) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`${address} was not ready within ${READY_WITHIN / 1000} s`);
}

/** Finds a free port of the loopback address. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
