import { getRequestListener } from '@hono/node-server';
import { type Listening, listen as listenFor, trackResponses } from '../../contract/listen.ts';

/** Listens at an address, with the limits of every listener; rejects if it is not available. */
export function listen(
  fetch: (request: Request) => Promise<Response>,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  return listenFor({ ...{ host, port }, createListener: trackResponses(answer) });
}
