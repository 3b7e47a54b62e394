import { createServer, type RequestListener } from 'node:http';
import { refuseTwoHosts } from '../../contract/refuse-two-hosts.ts';

/** Longer than a proxy in front keeps its idle connections, so that it never sends into a closing one. */
const KEEP_ALIVE_TIME = 65_000;
const GRACE_TIME = 8_000;

/** Where a listener listens; `close` lets requests under way come to their end. */
export type Listening = { port: number; close: () => Promise<void> };

/** Listens; rejects when the address cannot be had. */
export async function listen(listener: RequestListener, port: number, host: string): Promise<Listening> {
  const server = createServer(refuseTwoHosts(listener));
  server.keepAliveTimeout = KEEP_ALIVE_TIME;
  server.headersTimeout = KEEP_ALIVE_TIME + 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  async function close(): Promise<void> {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_TIME);
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    clearTimeout(timer);
  }

  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? port) : port, close };
}
