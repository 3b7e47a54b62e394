import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLimitedServer, type Limits } from './limited-server.ts';

/** Longer than a proxy keeps idle connections, so that it never sends into one that is closing. */
const KEEP_ALIVE_TIME = 65_000;
/** What has just connected may be sending its first request. */
const FIRST_REQUEST_TIME = 500;
/** How long requests are still taken when the end is near, so that whoever distributes them sees it. */
export const NOTICE_TIME = 1_000;
/** A question to the database has ten seconds, and its answer is sent. */
const GRACE_TIME = 12_000;
/** Then whoever is told to come again reads that, and slow clients the rest of their answers. */
const SENDING_TIME = 10_000;
/** A client to which nothing could be sent for so long has most likely gone. */
const STALLED_TIME = 3_000;
/** Then the process closes what it has open. */
const CLOSE_TIME = 2_000;
const RETRY_AFTER_SECONDS = '5';

/** When a process has ended that listened and was asked to end, or hangs; who kills it waits as long. */
export const endsWithin = (grace = GRACE_TIME): number => NOTICE_TIME + grace + SENDING_TIME + CLOSE_TIME;

export type ListenOptions = {
  /** Is given `hold`, to be told of every answer that is not finished within the turn that began it. */
  createListener: (hold: (outgoing: ServerResponse) => void) => RequestListener;
  port: number;
  host: string;
  limits?: Partial<Limits>;
};

/** Where a listener listens, and the way to its end. */
export type Listening = {
  port: number;
  /**
   * Goes on listening for so many milliseconds, with answers that end their connections; then lets those under way come
   * to their end. After a time of grace, who has no answer yet is told to come again; the rest is sent for ten seconds more
   * to whoever takes it.
   */
  close: (notice: number, grace?: number) => Promise<void>;
};

/** Listens; rejects when the address cannot be had. */
export async function listen({ createListener, port, host, limits }: ListenOptions): Promise<Listening> {
  const answers = new Map<Socket, ServerResponse>();
  const connections = new Set<Socket>();
  /** Those that have not asked for anything yet. */
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
    // What is asked from now on says `connection: close`, and so does what is under way and has not begun.
    server.prependListener('request', (_, outgoing) => {
      outgoing.shouldKeepAlive = false;
    });
    for (const outgoing of answers.values()) outgoing.shouldKeepAlive = false;
    await sleep(notice);
    const closed = new Promise((resolve) => {
      // That of node:http would also cut what is written but not yet sent.
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

/** Tells a client to come again; the answer itself goes nowhere when it comes. */
function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(503, { 'retry-after': RETRY_AFTER_SECONDS }).end();
  Object.assign(outgoing, { writeHead: () => outgoing, write: () => true, end: () => outgoing });
}

/** The listener of a server each of whose answers takes longer than a turn. */
export function holdEach(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown) {
  return (hold: (outgoing: ServerResponse) => void): RequestListener =>
    (incoming, outgoing) => {
      hold(outgoing);
      void answer(incoming, outgoing);
    };
}
