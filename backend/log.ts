import { pino } from 'pino';

/** What the service writes its events to. */
export type Logger = {
  debug: (...parts: unknown[]) => void;
  info: (...parts: unknown[]) => void;
  warn: (...parts: unknown[]) => void;
  error: (...parts: unknown[]) => void;
};

/** A log that writes one JSON line an event to standard output. */
export function createLog(level: 'debug' | 'info' | 'warn' = 'info'): Logger {
  const log = pino({ level, base: { process: 'backend' } });
  const write =
    (severity: 'debug' | 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const message = parts
        .filter((part) => part !== error)
        .map(String)
        .join(' ');
      log[severity](error ? { err: error } : {}, message);
    };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
