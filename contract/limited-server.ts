import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuseDuplicateHost } from './refuse-duplicate-host.ts';

/** Limits on the resources of a process that clients may use; times in milliseconds. */
const LIMITS = {
  /**
   * For the headers of a request, and for all of it: a form with 12 MB of files from a phone that sends 40 kB a second.
   * Bodies must also keep up a rate.
   */
  headersTime: 10_000,
  requestTime: 300_000,
  /**
   * For a client to read more of an answer: Node's socket timeout, which restarts when the system accepts bytes to
   * send. It does so a third of its buffer at a time, so a client is cut off after once to twice as long.
   */
  sendingTime: 30_000,
  checkTime: 2_000,
  connections: 2_000,
  /** Answers that a connection waits for at once. Browsers and proxies wait for one before they ask again. */
  answers: 16,
  /** Of answers that clients have not taken yet: many clients that read nothing would use up the process's memory. */
  unreadBytes: 100_000_000,
};
/** How often unread bytes are counted. */
const COUNT_MS = 250;

export type Limits = typeof LIMITS;

/** Creates a server that ends connections which send nothing, read nothing of an answer, or are too many. */
export function createLimitedServer(
  listener: RequestListener,
  { limits = {}, ...options }: { limits?: Partial<Limits> | undefined } & Pick<ServerOptions, 'keepAliveTimeout'> = {},
): Server {
  const { headersTime, requestTime, sendingTime, checkTime, connections, answers, unreadBytes } = {
    ...LIMITS,
    ...limits,
  };
  const times = { headersTimeout: headersTime, requestTimeout: requestTime, connectionsCheckingInterval: checkTime };
  const answer = refuseDuplicateHost(listener);
  /** Answers that have begun, by connection. */
  const open = new Map<Socket, Set<ServerResponse>>();
  const server = createServer({ ...options, ...times }, (incoming, outgoing) => {
    const { socket } = incoming;
    const begun = open.get(socket);
    // Requests that came with the last ones are still read when their connection is gone.
    if (begun === undefined || begun.size >= answers) {
      socket.destroy();
      return;
    }
    begun.add(outgoing);
    outgoing.once('close', () => begun.delete(outgoing));
    outgoing.on('timeout', endUnread);
    answer(incoming, outgoing);
  });
  server.timeout = sendingTime;
  server.maxConnections = connections;
  server.on('connection', (socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  boundUnread(server, open, unreadBytes);
  return server;
}

/** Ends the connections with the most unread bytes while there are too many in total. */
function boundUnread(server: Server, open: ReadonlyMap<Socket, ReadonlySet<ServerResponse>>, most: number): void {
  const count = () => {
    const held = [...open].map(([socket, answers]) => ({ socket, bytes: countUnread(socket, answers) }));
    let total = held.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= most) return;
    held.sort((one, other) => one.bytes - other.bytes);
    for (let last = held.pop(); last && total > most; last = held.pop()) {
      total -= last.bytes;
      last.socket.resetAndDestroy();
    }
  };
  const timer = setInterval(count, COUNT_MS).unref();
  server.once('close', () => clearInterval(timer));
}

/** What a connection has not taken: an answer behind the first one holds its own bytes until it has the connection. */
function countUnread(socket: Socket, answers: ReadonlySet<ServerResponse>): number {
  let bytes = socket.writableLength;
  for (const { socket: own, writableLength } of answers) if (own === null) bytes += writableLength;
  return bytes;
}

/**
 * Ends a connection whose answer waits for its client, and frees the system's buffer. One that waits for the process,
 * such as for a page being rendered or a stream of events, has nothing to send.
 */
function endUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy();
}
