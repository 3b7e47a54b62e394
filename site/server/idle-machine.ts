import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The idle time and the uptime of all cores together, in milliseconds. */
export type CoreTimes = { idle: number; all: number; cores: number };

const LOOK_MS = 1_000;
/** The most checks: a machine that is never idle, perhaps because of its neighbours, is not waited for. */
const MAX_LOOKS = 60;
/** How much of a core must be free, on average. */
const FREE = 0.5;

/**
 * Creates the wait before background work: it resolves once half a core has been idle for a second, or after a minute.
 */
export function createIdleWait(
  read: () => CoreTimes = readCores,
  wait: (milliseconds: number) => Promise<void> = sleep,
) {
  return async function untilIdle(): Promise<void> {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const before = read();
      await wait(LOOK_MS);
      const after = read();
      const share = (after.idle - before.idle) / Math.max(1, after.all - before.all);
      if (share * after.cores >= FREE) return;
    }
  };
}

function readCores(): CoreTimes {
  const cores = cpus();
  const sum = (pick: (times: (typeof cores)[number]['times']) => number) =>
    cores.reduce((total, { times }) => total + pick(times), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
    cores: cores.length,
  };
}
