import { endProcess, onTermination } from '../../contract/on-termination.ts';
import type { Log } from './log.ts';

export type EndOptions = { stop: () => Promise<void>; log: Log };

/** Ends the process in good order when it is told to, and at once when it is told twice. */
export function runUntilSignal(options: EndOptions): void {
  onTermination(() => endSite(options));
}

/** Ends the process in good order. */
export function endSite({ stop, log }: EndOptions): void {
  endProcess(stop, (error) => log.error({ err: error }, 'not everything was put in order at the end'));
}
