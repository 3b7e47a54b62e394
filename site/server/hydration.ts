import { LRUCache } from 'lru-cache';
import { BUILD_HEADER } from '../app/build-header.ts';
import { LIFETIMES } from '../app/routes/cache-control.ts';
import { isOfContent } from './cache/cache-control.ts';
import { type DeferredFile, type DeferredFiles, deferScripts } from './defer-hydration.ts';
import type { DiskStore } from './disk-store.ts';
import { resolveEncoding } from './http/accept-encoding.ts';
import { buildBrotli, copyExactly, unpackBrotli } from './http/compress.ts';
import { addHeaders } from './security-headers.ts';
import type { Bus } from './shared/bus.ts';

const ADDRESS = /^\/_h\/[\w-]{20}\.js(?:on)?$/;
/** The overhead of a file in memory, without its bytes and address. */
const FILE_OVERHEAD = 200;

type FileStore = Pick<DiskStore, 'has' | 'read' | 'write'>;

type HydrationOptions = {
  /** The first script of every page's head; its hash must be in the Content-Security-Policy. */
  headScript: string;
  /** The build that pages belong to. */
  buildId: string;
  /** Whether pages register a worker. */
  hasWorker?: boolean;
  /** Memory for files that are not on disk: those of a single visitor, and all while it is full. */
  maxBytes: number;
  /**
   * Keeps the files, also for tabs that are older than this process. They are named by their content and each render
   * uses them, so they outlive stored pages.
   */
  kept: FileStore;
  /**
   * A separate store for the data of searches, missing pages and values unknown to the content, which are endless: they
   * only push out each other.
   */
  endless: FileStore;
  /** To the other processes of the site, which may get the request for a file this one has made for a visitor. */
  bus: Bus;
};

/** Creates the deferral of scripts and the endpoint of the files it makes. */
export function createHydration(options: HydrationOptions) {
  const { headScript, buildId, hasWorker, maxBytes, kept, endless, bus } = options;
  const files = new LRUCache<string, { body: Buffer; isPrivate: boolean }>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, address) => body.buffer.byteLength + address.length + FILE_OVERHEAD,
  });

  /** Files being compressed, by address. */
  const packing = new Map<string, Promise<Buffer>>();

  bus.on('script', ({ address, body }) => {
    files.set(address, { body: copyExactly(Buffer.from(body, 'base64')), isPrivate: true });
  });

  /** Moves the scripts out of a rendered page; the router's data says which build it is of, other responses pass. */
  async function defer(response: Response, { isPrivate = false } = {}): Promise<Response> {
    if (response.headers.has('x-remix-response')) return addHeaders(response, [[BUILD_HEADER, buildId]]);
    if (!/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) return response;
    const page = deferScripts(Buffer.from(await response.arrayBuffer()), { headScript, buildId, hasWorker });
    const keeping = page.files === null ? Promise.resolve() : keepFiles(page.files, response, isPrivate);
    // Another process may get the request for them as soon as the page is sent; this one waits for its own.
    if (isPrivate || bus.hasOthers) await keeping;
    // Without its file a page stays finished HTML.
    else keeping.catch(() => {});
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    // React Router's preload headers would fetch what the page no longer needs at once.
    headers.delete('link');
    return new Response(page.html, { status: response.status, headers });
  }

  /** Private scripts never reach the disk. The code is the same for all pages of a kind, however many there are. */
  async function keepFiles({ code, data }: DeferredFiles, response: Response, isPrivate: boolean): Promise<void> {
    const place = isOfContent(response.headers.get('cache-control') ?? '') ? kept : endless;
    await Promise.all([keep(code, kept, isPrivate), keep(data, place, isPrivate)]);
  }

  /** A file that is not private stays in memory only until it is on disk. */
  async function keep(file: DeferredFile, place: FileStore, isPrivate: boolean): Promise<void> {
    const { address } = file;
    const name = buildName(address);
    if (files.get(address) !== undefined || place.has(name)) return;
    const held = { body: await pack(file), isPrivate };
    files.set(address, held);
    if (isPrivate) return bus.send('script', { address, body: held.body.toString('base64') });
    const stored = place.write(name, held.body).then((isStored) => {
      if (isStored && files.peek(address) === held) files.delete(address);
    });
    if (bus.hasOthers) await stored;
  }

  function pack({ address, text }: DeferredFile): Promise<Buffer> {
    const packed = buildBrotli(Buffer.from(text), 5).finally(() => packing.delete(address));
    packing.set(address, packed);
    return packed;
  }

  async function find(address: string): Promise<{ body: Buffer; isPrivate: boolean } | null> {
    await packing.get(address);
    const file = files.get(address);
    if (file !== undefined) return file;
    if (!ADDRESS.test(address)) return null;
    const name = buildName(address);
    const body = (await kept.read(name)) ?? (await endless.read(name));
    return body === null ? null : { body, isPrivate: false };
  }

  /** Answers `/_h/{hash}.js` and `/_h/{hash}.json`. Without its file a page stays finished HTML with real links. */
  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const file = await find(pathname);
    if (file === null) {
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
    }
    const headers = new Headers({
      'content-type': pathname.endsWith('.json') ? 'application/json' : 'text/javascript; charset=utf-8',
      'cache-control': file.isPrivate ? LIFETIMES.none : 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const takesBrotli = resolveEncoding(request.headers.get('accept-encoding')) === 'br';
    if (takesBrotli) headers.set('content-encoding', 'br');
    return new Response(new Uint8Array(takesBrotli ? file.body : await unpackBrotli(file.body)), { headers });
  }

  const getStats = () => ({ entries: files.size, bytes: files.calculatedSize });

  return { defer, respond, getStats };
}

export type Hydration = ReturnType<typeof createHydration>;

function buildName(address: string): string {
  return address.slice('/_h/'.length);
}
