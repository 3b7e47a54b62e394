import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { refuseDuplicateHost } from '../../contract/refuse-duplicate-host.ts';

/** Listens at an address; rejects when it cannot be had. */
export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const server = createServer(refuseDuplicateHost((incoming, outgoing) => void answer(incoming, outgoing)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
