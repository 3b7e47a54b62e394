import type { Log } from './log.ts';

/** Ends the process in good order when it is told to, and at once when it is told twice. */
export function runUntilSignal({ stop, log }: { stop: () => Promise<void>; log: Log }): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop()
        .catch((error: unknown) => log.error({ err: error }, 'not everything was put in order at the end'))
        .finally(() => process.exit(0));
    });
  }
}
