import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createEncodingMemo } from '../http/encoding-memo.ts';
import type { PageCache } from './page-cache.ts';
import { buildFlatHeaders, type PageEntry, resolveNotModified, type Variant } from './page-entry.ts';

export type FastPathOptions = {
  cache: Pick<PageCache, 'find' | 'load'>;
  clock: () => number;
  /** Whether a request with this `Cookie` header gets its own answer. */
  isPersonal: (cookie: string | null) => boolean;
  /** Handles every request that is not a hit. */
  listener: RequestListener;
  /** Called with an answer that is not finished within the turn that began it. */
  hold: (outgoing: ServerResponse) => void;
  /** Called for each hit as it is written; must be fast. */
  onHit?: (entry: PageEntry, incoming: IncomingMessage) => void;
};

/**
 * Creates the node:http listener that writes a cache hit straight to the socket, without a Request or a Response; all
 * other requests go to `listener`.
 */
export function createFastPath(options: FastPathOptions): RequestListener {
  const { cache, clock, isPersonal, listener, hold, onHit = () => {} } = options;
  const encodings = createEncodingMemo();
  return (incoming, outgoing) => {
    const isShared = isPlainRead(incoming) && !isPersonal(readHeader(incoming, 'cookie') ?? null);
    const entry = isShared ? cache.find(incoming.url ?? '') : null;
    if (entry === null) {
      listener(incoming, outgoing);
      return;
    }
    const now = clock();
    const notModified = resolveNotModified(entry, readHeader(incoming, 'if-none-match'), now);
    if (notModified !== null) {
      outgoing.writeHead(304, notModified).end();
      onHit(entry, incoming);
      return;
    }
    const encoding = encodings(readHeader(incoming, 'accept-encoding'));
    const isHead = incoming.method === 'HEAD';
    const variant = entry.variants[encoding];
    if (variant.body !== null) {
      send(outgoing, entry, { ...variant, body: variant.body }, now, isHead);
      onHit(entry, incoming);
      return;
    }
    hold(outgoing);
    cache.load(entry, encoding).then(
      (made) => {
        send(outgoing, entry, made, now, isHead);
        onHit(entry, incoming);
      },
      () => listener(incoming, outgoing),
    );
  };
}

function isPlainRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function send(outgoing: ServerResponse, entry: PageEntry, variant: Variant, now: number, isHead: boolean): void {
  outgoing.writeHead(entry.status, buildFlatHeaders(entry, variant, now));
  outgoing.end(isHead ? undefined : variant.body);
}

/** Reads one header from the raw list; `incoming.headers` would build an object of all of them first. */
function readHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const candidate = rawHeaders[index] ?? '';
    if (candidate.length === name.length && candidate.toLowerCase() === name) return rawHeaders[index + 1];
  }
  return undefined;
}
