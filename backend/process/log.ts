import { type DestinationStream, pino } from 'pino';
import { describeError } from '../../contract/describe-error.ts';

/** The log of the service's events. */
export type Logger = {
  debug: (...parts: unknown[]) => void;
  info: (...parts: unknown[]) => void;
  warn: (...parts: unknown[]) => void;
  error: (...parts: unknown[]) => void;
};

/** Libraries print the data they failed on: only that they did, and the class and place of an error, are logged. */
export function logPrinted(printer: Pick<Console, 'warn' | 'error'>, log: Logger): void {
  const pickErrors = (given: readonly unknown[]) => given.filter((one) => one instanceof Error);
  printer.warn = (...given: unknown[]) => log.warn('A library warned', ...pickErrors(given));
  printer.error = (...given: unknown[]) => log.error('A library failed', ...pickErrors(given));
}

/** A log that writes a JSON line per event: its message, and the loggable part of an error (decision 0110). */
export function createLog(level: 'debug' | 'info' | 'warn' = 'info', destination?: DestinationStream): Logger {
  const options = { level, base: { process: 'backend' } };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  const write =
    (severity: 'debug' | 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const words = parts.filter((part) => typeof part === 'string');
      log[severity](error ? { err: describeError(error) } : {}, words.join(' '));
    };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
