/** Requests to the site under test. They go to this machine's loopback address and nowhere else. */
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

const LOOPBACK = '127.0.0.1';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type AskOptions = { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string; timeoutMs?: number };
export type Ask = ReturnType<typeof createAsk>['ask'];

/** Creates the client of a port; `close` ends its connections. */
export function createAsk(port: number, { width = 32 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: width });

  /** Requests a path, which is sent as it is; rejects when no complete answer comes in time. */
  function ask(path: string, { method = 'GET', headers = {}, body, timeoutMs = 30_000 }: AskOptions = {}) {
    return new Promise<Reply>((resolve, reject) => {
      const outgoing = request({ host: LOOPBACK, port, path, method, headers, agent }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', finish(reject));
        incoming.on('end', () =>
          finish(resolve)({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
        );
      });
      const late = setTimeout(() => outgoing.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
      const finish =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(late);
          settle(value);
        };
      outgoing.on('error', finish(reject));
      outgoing.end(body);
    });
  }

  return { ask, close: () => agent.destroy() };
}

/** Sends bytes as they are and reads what comes until the other side is silent or has closed. */
export function sendRaw(port: number, bytes: Buffer, { silentMs = 300, timeoutMs = 40_000 } = {}): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK);
    const chunks: Buffer[] = [];
    const end = () => {
      clearTimeout(late);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    const late = setTimeout(end, timeoutMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      socket.setTimeout(silentMs);
    });
    for (const event of ['timeout', 'close', 'error']) socket.on(event, end);
    // Not ended here: Node does not answer a client that ends its side first.
    socket.write(bytes);
  });
}

/** Opens a connection and sends a first part. The caller ends it. */
export function openRaw(port: number, text: string) {
  const socket = connect(port, LOOPBACK);
  // The test is whether the server closes it.
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.write(text);
  return socket;
}
