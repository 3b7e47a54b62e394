import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { refuseDuplicateHost } from './refuse-duplicate-host.ts';

/** Limits on what clients may take of a process; times in milliseconds. */
const LIMITS = {
  /** For the headers of a request, and for all of it. A posted body must also keep up a rate. */
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
