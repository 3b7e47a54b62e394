import { createHash } from 'node:crypto';
import { type Encoding, resolveEncoding } from '../http/accept-encoding.ts';
import { buildBrotli, buildGzip, unpackGzip } from '../http/compress.ts';
import { isCompressible } from '../http/media-types.ts';
import type { Answer } from './answer.ts';

/** One encoding of a page, ready to write: flat header lists as node:http takes them, `age` last. */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: string[];
};

/** The uncompressed page; its body is null when it is stored compressed only, and unpacked on request. */
export type PlainVariant = Omit<Variant, 'body'> & { body: Buffer | null };

/** A stored page in all its encodings. */
export type PageEntry = {
  key: string;
  /** The URL to render it from again. */
  url: string;
  status: number;
  storedAt: number;
  variants: Record<Exclude<Encoding, 'identity'>, Variant> & { identity: PlainVariant };
  /** Whether its brotli has the best quality. */
  isRecompressed: boolean;
  /** Whether it waits to be recompressed. */
  isQueued: boolean;
  /** Every validator sent with this content: a visitor may hold an older encoding of the same page. */
  etags: Map<string, string[]>;
  /** Memory use. */
  bytes: number;
};

export type PageEntryInput = {
  key: string;
  url: string;
  answer: Answer;
  now: number;
  /** The entry stored so far: if its bytes are the same, they are not compressed again. */
  held?: PageEntry | undefined;
};

/** Below this, compression does not save a packet. */
const SMALLEST_COMPRESSED = 860;
/** Measured: the header lists of three encodings and their validators. */
const HEADER_BYTES = 4_500;
const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'content-location', 'expires']);

/** Builds the entry of an answer, compressed. */
export async function buildPageEntry({ key, url, answer, now, held }: PageEntryInput): Promise<PageEntry> {
  const { status, headers, body } = answer;
  const hash = createHash('sha256')
    .update(`${status} ${headers.get('location') ?? ''}\n`)
    .update(body);
  const digest = hash.digest('base64url').slice(0, 22);
  const etags: PageEntry['etags'] = new Map();
  const identity = buildVariant(headers, body, `"${digest}"`, null, etags);
  const same = held?.variants.identity.etag === identity.etag ? held : undefined;
  let variants: PageEntry['variants'] = { identity, gzip: identity, br: identity };
  if (body.length >= SMALLEST_COMPRESSED && isCompressible(headers.get('content-type') ?? '')) {
    const [br, zipped] = same
      ? [same.variants.br.body, same.variants.gzip.body]
      : await Promise.all([buildBrotli(body, 5), buildGzip(body)]);
    const brotliTag = same?.variants.br.etag ?? `"${digest}-br"`;
    variants = {
      identity: { ...identity, body: null },
      gzip: buildVariant(headers, zipped, `"${digest}-gz"`, 'gzip', etags),
      br: buildVariant(headers, br, brotliTag, 'br', etags),
    };
  }
  for (const etag of same?.etags.keys() ?? []) addValidator(etags, etag, headers);
  return {
    key,
    url,
    status,
    storedAt: now,
    variants,
    isRecompressed: same?.isRecompressed ?? false,
    isQueued: false,
    etags,
    bytes: countBytes(variants),
  };
}

/** Replaces an entry's brotli by a better one; the old validator stays valid for those who hold it. */
export function replaceBrotli(entry: PageEntry, body: Buffer): void {
  const { identity, br } = entry.variants;
  entry.isRecompressed = true;
  if (body.length >= br.body.length) return;
  const headers = new Headers();
  for (let index = 0; index < identity.headers.length; index += 2) {
    headers.append(identity.headers[index] ?? '', identity.headers[index + 1] ?? '');
  }
  entry.variants.br = buildVariant(headers, body, `${identity.etag.slice(0, -1)}-br11"`, 'br', entry.etags);
  entry.bytes = countBytes(entry.variants);
}

/** Loads the variant for a visitor's Accept-Encoding. */
export async function loadVariant(entry: PageEntry, acceptEncoding: string | null | undefined): Promise<Variant> {
  const variant = entry.variants[resolveEncoding(acceptEncoding)];
  return { ...variant, body: variant.body ?? (await loadPlain(entry)) };
}

/** Loads the uncompressed bytes, for the few clients without compression. */
export async function loadPlain({ variants }: PageEntry): Promise<Buffer> {
  return variants.identity.body ?? unpackGzip(variants.gzip.body);
}

/** Builds the headers of a 304 when the visitor's If-None-Match names this page in any encoding, else null. */
export function resolveNotModified(entry: PageEntry, ifNoneMatch: string | null | undefined): string[] | null {
  if (!ifNoneMatch || entry.status !== 200) return null;
  const exact = entry.etags.get(ifNoneMatch);
  if (exact !== undefined) return exact;
  for (const candidate of ifNoneMatch.split(',')) {
    const held = entry.etags.get(candidate.trim().replace(/^W\//, ''));
    if (held !== undefined) return held;
  }
  return null;
}

function buildVariant(
  source: Headers,
  body: Buffer,
  etag: string,
  encoding: Encoding | null,
  etags: PageEntry['etags'],
): Variant {
  const headers = new Headers(source);
  headers.set('etag', etag);
  headers.set('content-length', String(body.length));
  headers.set('vary', 'Accept-Encoding');
  headers.delete('age');
  if (encoding === null) headers.delete('content-encoding');
  else headers.set('content-encoding', encoding);
  addValidator(etags, etag, headers);
  return { body, etag, headers: [...[...headers].flat(), 'age', '0'] };
}

/** Records the headers of a 304 for a validator; `vary` is the same for all variants. */
function addValidator(etags: PageEntry['etags'], etag: string, source: Headers): void {
  const kept = [...source].filter(([name]) => NOT_MODIFIED_HEADERS.has(name));
  etags.set(etag, [...kept.flat(), 'vary', 'Accept-Encoding', 'etag', etag, 'age', '0']);
}

/** Counts the underlying buffers: a body may be a slice of a larger one. */
function countBytes(variants: PageEntry['variants']): number {
  const held = new Set(Object.values(variants).flatMap(({ body }) => body?.buffer ?? []));
  return [...held].reduce((sum, { byteLength }) => sum + byteLength, HEADER_BYTES);
}
