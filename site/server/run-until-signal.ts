import { onTermination } from '../../contract/on-termination.ts';
import type { Log } from './log.ts';

/** Ends the process in good order when it is told to, and at once when it is told twice. */
export function runUntilSignal({ stop, log }: { stop: () => Promise<void>; log: Log }): void {
  onTermination(() => {
    stop()
      .catch((error: unknown) => log.error({ err: error }, 'not everything was put in order at the end'))
      .finally(() => process.exit(0));
  });
}
