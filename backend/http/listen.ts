import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createLimitedServer, type Limits } from '../../contract/limited-server.ts';

/** Listens at an address; rejects when it cannot be had. */
export async function listen(
  fetch: (request: Request) => Promise<Response>,
  { host, port, limits }: { host: string; port: number; limits?: Partial<Limits> },
): Promise<Server> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  const server = createLimitedServer((incoming, outgoing) => void answer(incoming, outgoing), { limits });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
