import { endProcess, onTermination } from '../../contract/on-termination.ts';
import type { Log } from './log.ts';

type EndOptions = { stop: () => Promise<void>; log: Log };

/** Shuts the process down cleanly on a signal; a second one from the keyboard ends it at once. */
export function runUntilSignal(options: EndOptions): void {
  onTermination(() => endSite(options));
}

/** Shuts the process down cleanly. */
export function endSite({ stop, log }: EndOptions): void {
  endProcess(stop, (error) => log.error({ err: error }, 'not everything was put in order at the end'));
}
