import { createConcurrencyLimit } from '../../../cache/concurrency-limit.ts';
import type { Task } from '../../../cache/task.ts';
import { type BreakerState, createBreaker } from './breaker.ts';
import { buildAbortedError } from './errors.ts';

type HostOptions = {
  clock: () => number;
  /** Requests to one host at once: a WordPress has few workers, and serves its editors with them too. */
  atOnce?: number;
};

/** The current load of a host. */
export type HostStats = { host: string; state: BreakerState; running: number; waiting: number };

export type Hosts = ReturnType<typeof createHosts>;

/** Creates the gates of the content services' hosts: a few requests at once, and none while a host is down. */
export function createHosts({ clock, atOnce = 4 }: HostOptions) {
  const gates = new Map<string, ReturnType<typeof createGate>>();
  const createGate = () => ({ limit: createConcurrencyLimit({ atOnce }), breaker: createBreaker({ clock }) });

  function gateOf(address: string) {
    const { host } = new URL(address);
    const gate = gates.get(host) ?? createGate();
    gates.set(host, gate);
    return gate;
  }

  /** Makes a request when its turn comes. */
  async function request<T>(address: string, send: () => Promise<T>, task: Task = {}): Promise<T> {
    const { limit, breaker } = gateOf(address);
    breaker.check();
    try {
      return await limit(() => breaker.attempt(send), task);
    } catch (error) {
      throw task.signal?.aborted ? buildAbortedError(error) : error;
    }
  }

  return {
    request,
    getState: (address: string): BreakerState => gateOf(address).breaker.getState(),
    getStats: (): HostStats[] =>
      [...gates].map(([host, { limit, breaker }]) => ({ host, state: breaker.getState(), ...limit.getStats() })),
  };
}
