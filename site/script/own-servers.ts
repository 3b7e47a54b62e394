/** Servers for tests and benchmarks. */
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
