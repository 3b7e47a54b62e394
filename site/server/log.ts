import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Creates the log: one JSON line per event, warnings and worse only in tests. */
export function createLog({ mode, destination }: { mode: string; destination?: DestinationStream }): Log {
  const options = {
    level: mode === 'test' ? 'warn' : 'info',
    base: { service: 'site' },
    timestamp: stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export type RequestRecord = {
  id: string;
  method: string;
  path: string;
  status: number;
  duration: number;
};

/** Logs an answered request, as an error from 500 on; never its query or cookies. */
export function logRequest(log: Log, record: RequestRecord): void {
  if (record.status >= 500) log.error(record, 'request failed');
  else log.info(record, 'request');
}
