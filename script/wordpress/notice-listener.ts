/** Listens for the plugin's notices in place of the site (docs/wordpress.md). */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { SIGNATURE_HEADER, signNotice, TIMESTAMP_HEADER } from '../../site/server/purge-signature.ts';

export type Notice = { tags?: string[]; countries?: string[]; unsigned?: string };

/** Answers notices as the site does, as far as WordPress can tell. */
export async function listenForNotices(secret: string) {
  const state = { status: 200, notices: [] as Notice[] };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const signature = signNotice(secret, String(request.headers[TIMESTAMP_HEADER]), body);
    const isSigned = request.url === '/api/purge' && request.headers[SIGNATURE_HEADER] === signature;
    state.notices.push(isSigned ? JSON.parse(body) : { unsigned: body });
    response.writeHead(state.status).end('{"pages":4}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return {
    state,
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
