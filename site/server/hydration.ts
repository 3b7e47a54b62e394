import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type DeferredFile, deferScripts } from './defer-hydration.ts';
import type { DiskStore } from './disk-store.ts';
import { resolveEncoding } from './http/accept-encoding.ts';
import { buildBrotli } from './http/compress.ts';

const decompress = promisify(brotliDecompress);

const ADDRESS = /^\/_h\/[\w-]{20}\.js(?:on)?$/;
/** The overhead of a file in memory, without its bytes and address. */
const FILE_OVERHEAD = 200;

export type HydrationOptions = {
  /** The first script of every page's head; its hash must be in the Content-Security-Policy. */
  headScript: string;
  /**
   * Budget of the files. They are named by their content and each render refreshes them, so they outlive stored pages.
   */
  maxBytes: number;
  /** Keeps the files for tabs that are older than this process. */
  kept: Pick<DiskStore, 'read' | 'write'>;
};

/** Creates the deferral of scripts and the endpoint of the files it makes. */
export function createHydration({ headScript, maxBytes, kept }: HydrationOptions) {
  const files = new LRUCache<string, { body: Buffer; isPrivate: boolean }>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, address) => body.buffer.byteLength + address.length + FILE_OVERHEAD,
  });

  /** Moves the scripts out of a rendered page; other responses pass unchanged. */
  async function defer(response: Response, { isPrivate = false } = {}): Promise<Response> {
    if (!/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) return response;
    const page = deferScripts(await response.text(), headScript);
    for (const file of page.files ? [page.files.code, page.files.data] : []) {
      if (files.get(file.address) === undefined) {
        files.set(file.address, { body: await (isPrivate ? compress(file) : recall(file)), isPrivate });
      }
    }
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    // React Router's preload headers would fetch what the page no longer needs at once.
    headers.delete('link');
    return new Response(page.html, { status: response.status, headers });
  }

  /** What is one visitor's alone is never on disk. */
  async function recall(file: DeferredFile): Promise<Buffer> {
    const name = buildName(file.address);
    const known = await kept.read(name);
    if (known !== null) return known;
    const body = await compress(file);
    void kept.write(name, body);
    return body;
  }

  async function find(address: string): Promise<{ body: Buffer; isPrivate: boolean } | null> {
    const file = files.get(address);
    if (file !== undefined) return file;
    const body = ADDRESS.test(address) ? await kept.read(buildName(address)) : null;
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
      'cache-control': file.isPrivate ? 'private, no-store' : 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const takesBrotli = resolveEncoding(request.headers.get('accept-encoding')) === 'br';
    if (takesBrotli) headers.set('content-encoding', 'br');
    return new Response(new Uint8Array(takesBrotli ? file.body : await decompress(file.body)), { headers });
  }

  const getStats = () => ({ entries: files.size, bytes: files.calculatedSize });

  return { defer, respond, getStats };
}

export type Hydration = ReturnType<typeof createHydration>;

function compress({ text }: DeferredFile): Promise<Buffer> {
  return buildBrotli(Buffer.from(text), 5);
}

function buildName(address: string): string {
  return address.slice('/_h/'.length);
}
