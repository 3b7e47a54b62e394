import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLimitedServer, type Limits } from './limited-server.ts';

/** Longer than a proxy keeps idle connections, so that it never sends into one that is closing. */
const KEEP_ALIVE_TIME = 65_000;
/** How long a new connection may take to send its first request. */
const FIRST_REQUEST_TIME = 500;
/** How long requests are still accepted before the end, so that a load balancer notices it. */
export const NOTICE_TIME = 1_000;
/** A database query may take ten seconds, and its answer has to be sent. */
const GRACE_TIME = 12_000;
/** After that, refused clients read their refusal, and slow ones the rest of their answers. */
const SENDING_TIME = 10_000;
/** A client that reads nothing for this long has most likely gone. */
const STALLED_TIME = 3_000;
/** After that, deliveries and mails that are under way may end. */
export const DELIVERY_TIME = 5_000;
/** And the process closes its resources. */
const CLOSE_TIME = 1_000;
const RETRY_AFTER_SECONDS = '5';

/** The longest a listening process may take to exit. A supervisor should wait this long before killing it. */
export const endsWithin = (grace = GRACE_TIME): number =>
  NOTICE_TIME + grace + SENDING_TIME + DELIVERY_TIME + CLOSE_TIME;

type ListenOptions = {
  /** Receives `hold`, to call with every answer that is not finished within the turn that began it. */
  createListener: (hold: (outgoing: ServerResponse) => void) => RequestListener;
  port: number;
  host: string;
  limits?: Partial<Limits>;
};

/** The port of a listener, and how to end it. */
export type Listening = {
  port: number;
  /**
   * Keeps listening for `notice` milliseconds, closing each connection after its answer, then lets running requests
   * finish. After `grace`, those without an answer are told to retry; the rest is sent for at most ten seconds
   * more.
   */
  close: (notice: number, grace?: number) => Promise<void>;
};

/** Listens; rejects when the address is not available. */
export async function listen({ createListener, port, host, limits }: ListenOptions): Promise<Listening> {
  const answers = new Map<Socket, ServerResponse>();
  const connections = new Set<Socket>();
  /** Connections that have not sent a request yet. */
  const unused = new Set<Socket>();
  const server = createLimitedServer(createListener(hold), { limits, keepAliveTimeout: KEEP_ALIVE_TIME });
  server.on('connection', (socket) => {
    connections.add(socket);
    unused.add(socket);
    socket.once('close', () => {
      connections.delete(socket);
      unused.delete(socket);
    });
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  function hold(outgoing: ServerResponse): void {
    const { socket } = outgoing;
    if (socket === null) return;
    answers.set(socket, outgoing);
    outgoing.once('close', () => {
      if (answers.get(socket) === outgoing) answers.delete(socket);
    });
  }

  async function close(notice: number, grace = GRACE_TIME): Promise<void> {
    // Requests from now on, and running ones that have sent no headers, are answered with `connection: close`.
    server.prependListener('request', (_, outgoing) => {
      outgoing.shouldKeepAlive = false;
    });
    for (const outgoing of answers.values()) outgoing.shouldKeepAlive = false;
    await sleep(notice);
    const closed = new Promise((resolve) => {
      // The `close` of an HTTP server would also discard what is written but not yet sent.
      Server.prototype.close.call(server, resolve);
    });
    for (const socket of connections) {
      const outgoing = answers.get(socket);
      if (outgoing !== undefined) outgoing.once('close', () => socket.destroySoon());
      else if (!unused.has(socket)) socket.destroySoon();
    }
    const closeUnused = () => {
      for (const socket of unused) socket.destroySoon();
    };
    const refuseLate = () => {
      for (const outgoing of answers.values()) {
        if (!outgoing.headersSent) refuse(outgoing);
      }
      for (const socket of connections) socket.setTimeout(STALLED_TIME);
    };
    const timers = [
      setTimeout(closeUnused, FIRST_REQUEST_TIME),
      setTimeout(refuseLate, grace),
      setTimeout(() => server.closeAllConnections(), grace + SENDING_TIME),
    ];
    await closed;
    for (const timer of timers) clearTimeout(timer);
  }

  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? port) : port, close };
}

/** Tells a client to retry, and discards the answer when it is ready. */
function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(503, { 'retry-after': RETRY_AFTER_SECONDS }).end();
  Object.assign(outgoing, { writeHead: () => outgoing, write: () => true, end: () => outgoing });
}

/** A listener for a server whose answers all take longer than a turn. */
export function trackResponses(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown) {
  return (hold: (outgoing: ServerResponse) => void): RequestListener =>
    (incoming, outgoing) => {
      hold(outgoing);
      void answer(incoming, outgoing);
    };
}
