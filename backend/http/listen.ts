import { getRequestListener } from '@hono/node-server';
import { type Listening, listen as listenFor, trackResponses } from '../../contract/listen.ts';

/** For a whole request: its senders are servers, and not phones (decision 0103). */
const REQUEST_TIME = 60_000;

/** Listens at an address, with the limits of every listener; rejects if it is not available. */
export function listen(
  fetch: (request: Request) => Promise<Response>,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false });
  return listenFor({
    ...{ host, port },
    createListener: trackResponses(answer),
    limits: { requestTime: REQUEST_TIME },
  });
}
