import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { matchEtag } from '../../contract/match-etag.ts';
import { type Encoding, resolveEncoding } from './http/accept-encoding.ts';
import { resolveMediaType } from './http/media-types.ts';

type StaticFile = {
  path: string;
  etag: string;
  encodings: ReadonlySet<Encoding>;
};

const EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' } satisfies Record<Encoding, string>;

type StaticFilesOptions = {
  /** This build's files. */
  folder: string;
  /** The folders of earlier builds, newest first; only their files with hashed names are served. */
  olderFolders?: readonly string[];
  /** Prefix of files with a hash in their names. */
  immutablePrefix?: string;
  /** Budget of the bytes in memory. */
  maxBytes?: number;
};

/** Creates the static files. The folders are read once, so an address without a file costs one look-up. */
export function createStaticFiles({
  folder,
  olderFolders = [],
  immutablePrefix = '/assets/',
  maxBytes = 48_000_000,
}: StaticFilesOptions) {
  const files = new Map<string, StaticFile>();
  for (const older of olderFolders.toReversed()) loadFolder(older, files, immutablePrefix);
  loadFolder(folder, files);
  const bodies = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxBytes,
    sizeCalculation: (body) => body.length + 1,
  });

  /** Reads a file; null when it is gone, as after three more builds. */
  async function loadBody(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const known = bodies.get(path);
    if (known !== undefined) return known;
    const read = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (read === null) return null;
    const body = new Uint8Array(read);
    bodies.set(path, body);
    return body;
  }

  /** Serves a file, or returns null when there is none at the address. */
  async function respond(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const file = files.get(pathname);
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    const accepted = resolveEncoding(request.headers.get('accept-encoding'));
    const encoding = file.encodings.has(accepted) ? accepted : 'identity';
    const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
    const headers = new Headers({ 'cache-control': resolveCacheControl(pathname, immutablePrefix), etag });
    if (file.encodings.size > 1) headers.set('vary', 'Accept-Encoding');
    if (matchEtag(request.headers.get('if-none-match'), [etag]) !== null)
      return new Response(null, { status: 304, headers });
    const body = await loadBody(file.path + EXTENSIONS[encoding]);
    if (body === null) return null;
    headers.set('content-type', resolveMediaType(pathname));
    headers.set('content-length', String(body.length));
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  }

  const getStats = () => ({ entries: bodies.size, bytes: bodies.calculatedSize });

  return { respond, getStats };
}

export type StaticFiles = ReturnType<typeof createStaticFiles>;

/** A cached service worker would keep an old site alive (demand 19). */
function resolveCacheControl(pathname: string, immutablePrefix: string): string {
  if (pathname.startsWith(immutablePrefix)) return 'public, max-age=31536000, immutable';
  return pathname === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}

/** Lists the files in a folder and below a prefix. */
function loadFolder(folder: string, files: Map<string, StaticFile>, prefix = '/'): void {
  if (!existsSync(folder)) return;
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/(?:^|[/\\])\./.test(relative(folder, join(entry.parentPath, entry.name))))
    .map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(paths);
  for (const path of paths) {
    if (/\.(?:br|gz)$/.test(path)) continue;
    const { size, mtimeMs } = statSync(path);
    const pathname = `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
    if (!pathname.startsWith(prefix)) continue;
    const stamp = createHash('sha256').update(`${pathname} ${size} ${mtimeMs}`).digest('base64url').slice(0, 16);
    const encodings = new Set<Encoding>(['identity']);
    if (present.has(`${path}.br`)) encodings.add('br');
    if (present.has(`${path}.gz`)) encodings.add('gzip');
    files.set(pathname, { path, etag: stamp, encodings });
  }
}
