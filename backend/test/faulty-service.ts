/** A proxy in front of the backend that fails posts in the ways of networks, proxies and plugins. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

type Post = { url: string; type: string; body: Buffer };
type Fault = (post: Post, outgoing: ServerResponse, forward: (post: Post) => Promise<string>) => Promise<void>;

const MAX_DELAY_MS = 200;

function answer(outgoing: ServerResponse, body: string, status = 200, type = 'application/json'): void {
  outgoing.writeHead(status, { 'content-type': type }).end(body);
}
const say =
  (body: object, status = 200): Fault =>
  async (_, outgoing) =>
    answer(outgoing, JSON.stringify(body), status);
const html =
  (status: number): Fault =>
  async (_, outgoing) =>
    answer(outgoing, '<p>Upkeep', status, 'text/html');

/** Each fault with its probability; the rest of the posts get through. */
const FAULTS: readonly [name: string, share: number, fault: Fault][] = [
  ['dropped before storing', 0.08, async (_, outgoing) => void outgoing.destroy()],
  [
    'dropped after storing',
    0.1,
    async (post, outgoing, forward) => {
      await forward(post);
      outgoing.destroy();
    },
  ],
  [
    'sent twice',
    0.08,
    async (post, outgoing, forward) => {
      const [stored = ''] = await Promise.all([forward(post), forward(post)]);
      answer(outgoing, stored);
    },
  ],
  [
    'late',
    0.05,
    async (post, outgoing, forward) => {
      await wait(MAX_DELAY_MS * Math.random());
      answer(outgoing, await forward(post));
    },
  ],
  ['mail_failed', 0.05, say({ status: 'mail_failed' })],
  ['aborted', 0.03, say({ status: 'aborted' })],
  ['init', 0.02, say({ status: 'init' })],
  ['error', 0.02, say({ status: 'error' })],
  ['spam', 0.01, say({ status: 'spam' })],
  ['validation_failed', 0.01, say({ status: 'validation_failed', invalid_fields: [{ field: 'phone' }] })],
  ['500', 0.03, say({}, 500)],
  ['404', 0.02, say({ code: 'wpcf7_not_found' }, 404)],
  ['upkeep', 0.03, html(503)],
  ['login wall', 0.02, html(200)],
];

export async function startFaultyService({
  handle,
  random,
}: {
  handle: (request: Request) => Promise<Response>;
  random: () => number;
}) {
  const counts: Record<string, number> = {};

  async function forward({ url, type, body }: Post): Promise<string> {
    const headers = { 'content-type': type, 'user-agent': 'Mozilla/5.0' };
    const request = new Request(`http://service.test${url}`, { method: 'POST', headers, body: new Uint8Array(body) });
    return (await handle(request)).text();
  }

  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // It only has forms: a site without content accepts them too.
    if (!incoming.url?.includes('/wp-json/')) return answer(outgoing, '{}', 503);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const post = {
      url: incoming.url ?? '',
      type: incoming.headers['content-type'] ?? '',
      body: Buffer.concat(chunks),
    };
    let left = random();
    const [name, , fault] = FAULTS.find(([, share]) => {
      left -= share;
      return left < 0;
    }) ?? ['got through', 0, async () => answer(outgoing, await forward(post))];
    counts[name] = (counts[name] ?? 0) + 1;
    await fault(post, outgoing, forward);
  }

  const server = createServer((incoming, outgoing) => {
    // A killed sender leaves its post unfinished.
    receive(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    counts,
    countPosts: () => Object.values(counts).reduce((sum, one) => sum + one, 0),
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
