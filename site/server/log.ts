import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { describeError } from '../../contract/describe-error.ts';
import { parsePath } from '../app/locale/path.ts';
import { toReadable } from '../app/locale/readable.ts';
import { RedirectTableError } from '../app/redirects/read-redirects.server.ts';
import { EdgeError } from './edge/edge.ts';
import { FileError } from './file-error.ts';
import { shortenAddress } from './shorten-address.ts';

/** Errors with messages of our own. */
const OWN_ERRORS = [EdgeError, FileError, RedirectTableError];
const MAX_PATH = 300;

/** An address without its query, which is private: search words, mailing parameters. Refused ones lose their words. */
export function writePath(path: unknown): string {
  const [written = ''] = String(path).split('?', 1);
  return (written.startsWith('/') ? toReadable(written, '').pathname : written).slice(0, MAX_PATH);
}
const asItIs = (value: unknown): unknown => value;

/** Every field a log event may have, and how it is written (decision 0110). */
const FIELDS = {
  err: (error: unknown) => describeError(error, OWN_ERRORS),
  path: writePath,
  id: asItIs,
  method: asItIs,
  status: asItIs,
  duration: asItIs,
  address: (address: unknown) => shortenAddress(String(address)),
  cache: asItIs,
  country: asItIs,
  host: asItIs,
  port: asItIs,
  origin: asItIs,
  edge: asItIs,
  client: asItIs,
  operationType: asItIs,
  operationName: asItIs,
  statusCode: asItIs,
  graphqlErrors: asItIs,
  directive: asItIs,
  disposition: asItIs,
  blocked: asItIs,
  source: asItIs,
  tags: asItIs,
  paths: asItIs,
  countries: asItIs,
  all: asItIs,
  answers: asItIs,
  catalogues: asItIs,
  names: asItIs,
  pages: asItIs,
  reference: asItIs,
  form: asItIs,
  attempts: asItIs,
  outcome: asItIs,
  worker: asItIs,
};

type Fields = Partial<Record<keyof typeof FIELDS, unknown>>;
type Write = (fields: Fields, event: string) => void;
export type Log = { info: Write; warn: Write; error: Write };

/** Creates the log: one JSON line per event, warnings and worse only in tests. */
export function createLog({ mode, destination }: { mode: string; destination?: DestinationStream }): Log {
  const options = {
    level: mode === 'test' ? 'warn' : 'info',
    base: { service: 'site' },
    timestamp: stdTimeFunctions.isoTime,
  };
  const log = destination === undefined ? pino(options) : pino(options, destination);
  return {
    info: (fields, event) => log.info(pickFields(fields), event),
    warn: (fields, event) => log.warn(pickFields(fields), event),
    error: (fields, event) => log.error(pickFields(fields), event),
  };
}

/** Libraries print the data they failed on: only the fact, and the class and place of an error, are logged. */
export function logPrinted(printer: Pick<Console, 'warn' | 'error'>, log: Log): void {
  const pickError = (given: readonly unknown[]) => {
    const err = given.find((one) => one instanceof Error);
    return err === undefined ? {} : { err };
  };
  printer.warn = (...given: unknown[]) => log.warn(pickError(given), 'a library warned');
  printer.error = (...given: unknown[]) => log.error(pickError(given), 'a library failed');
}

/** Fields outside the table are dropped. */
function pickFields(fields: Fields): Record<string, unknown> {
  const given = new Map(Object.entries(fields));
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, write]) =>
      given.get(name) === undefined ? [] : [[name, write(given.get(name))]],
    ),
  );
}

type RequestRecord = {
  id: string;
  method: string;
  path: string;
  status: number;
  duration: number;
  /** The client's; only its network is logged. */
  address: string;
  /** The page cache's verdict, for pages. */
  cache?: string | undefined;
};

/** Logs a request, as an error from 500 on; never its query or cookies. */
export function logRequest(log: Log, record: RequestRecord): void {
  const fields = { ...record, country: parsePath(record.path).country ?? undefined };
  if (record.status >= 500) log.error(fields, 'request failed');
  else log.info(fields, 'request');
}
