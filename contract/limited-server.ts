import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { refuseDuplicateHost } from './refuse-duplicate-host.ts';

/** What strangers may take of a process, in milliseconds and pieces. */
const LIMITS = {
  /** Until the headers of a request are there, and all of it; a posted body has a rate beside that. */
  headersTime: 10_000,
  requestTime: 60_000,
  checkTime: 2_000,
  connections: 2_000,
};

export type Limits = typeof LIMITS;

/** Creates a server whose connections end when they bring nothing, or are too many. */
export function createLimitedServer(
  listener: RequestListener,
  { limits = {}, ...options }: { limits?: Partial<Limits> | undefined } & Pick<ServerOptions, 'keepAliveTimeout'> = {},
): Server {
  const { headersTime, requestTime, checkTime, connections } = { ...LIMITS, ...limits };
  const times = { headersTimeout: headersTime, requestTimeout: requestTime, connectionsCheckingInterval: checkTime };
  const server = createServer({ ...options, ...times }, refuseDuplicateHost(listener));
  server.maxConnections = connections;
  return server;
}
