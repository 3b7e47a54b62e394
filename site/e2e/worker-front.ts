/**
 * A proxy in front of a site that can go offline, hang, be slow, lead to another site, or bring another worker, while
 * tabs are open.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPort } from '../../contract/test/find-port.ts';
import type { PackedCatalogue } from '../app/content/catalogue/packed-catalogue.ts';

type Front = {
  state: 'on' | 'off' | 'hanging';
  isSlow: boolean;
  target: string;
  workerVersion: string;
  /** The id of the newest build; the site's own without it. */
  build: string;
  picture: Buffer | null;
  products: number;
  /** The slug of a product that has been edited since. */
  edited: string;
};

/** A phone at the edge of its network. */
const SLOW = { latencyMs: 300, bytesPerMs: 80, chunk: 8_000 };

/** The end of a page whose product was edited. */
export const EDITED = '<!-- edited -->';

export async function startWorkerFront(target: string) {
  const port = await findPort();
  const front: Front = {
    state: 'on',
    isSlow: false,
    target,
    workerVersion: '',
    build: '',
    picture: null,
    products: Number.POSITIVE_INFINITY,
    edited: '',
  };
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    if (front.state === 'off') incoming.socket.destroy();
    if (front.state !== 'on') return;
    if (front.picture && incoming.url?.startsWith('/_ipx/')) {
      outgoing
        .writeHead(200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' })
        .end(front.picture);
    } else if (front.build !== '' && incoming.url?.startsWith('/builds/latest.json')) {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: front.build }));
    } else if (incoming.url?.endsWith('/offline-catalogue.json')) void cut(incoming.url, outgoing, front);
    else pass(incoming, outgoing, front);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    change: (change: Partial<Front>) => {
      Object.assign(front, change);
      // Open connections would continue.
      server.closeAllConnections();
    },
    /** How often it was asked for an address. */
    count: (address: string) => asked.filter((one) => one === address).length,
    /** Answers slowly from now on, to the page and to its worker, or as fast as it can; running answers continue. */
    slowDown: (isSlow: boolean) => {
      front.isSlow = isSlow;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers with the first products of a catalogue. */
async function cut(url: string, outgoing: ServerResponse, { target, products, edited }: Front): Promise<void> {
  const list: PackedCatalogue = await (await fetch(new URL(url, target))).json();
  const items = list.items.slice(0, products);
  const modified = items.map(({ slug }, place) => (slug === edited ? Date.now() : (list.modified[place] ?? null)));
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...list, items, modified }));
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, front: Front): void {
  const { target, isSlow, workerVersion, edited } = front;
  const { method, url = '/', headers } = incoming;
  let added = url === '/sw.js' && workerVersion !== '' ? `/* ${workerVersion} */` : '';
  if (edited !== '' && url.endsWith(`/product/${edited}`)) added = EDITED;
  const asked = added === '' ? headers : { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' };
  const passed = request(new URL(url, target), { method, headers: asked }, (answer) => {
    const { 'content-length': _, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, added === '' ? answer.headers : kept);
    const body = isSlow ? Readable.from(slowly(answer)) : answer;
    body.on('error', () => outgoing.destroy());
    body.on('end', () => outgoing.end(added)).pipe(outgoing, { end: false });
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

async function* slowly(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  await sleep(SLOW.latencyMs);
  for await (const part of body) {
    for (let start = 0; start < part.length; start += SLOW.chunk) {
      const chunk = part.subarray(start, start + SLOW.chunk);
      await sleep(chunk.length / SLOW.bytesPerMs);
      yield chunk;
    }
  }
}
