import { createHash } from 'node:crypto';
import type { Encoding } from '../http/accept-encoding.ts';
import { buildBrotli, unpackBrotli } from '../http/compress.ts';
import { isCompressible } from '../http/media-types.ts';
import type { Answer } from './answer.ts';

/** One encoding of a page, ready to write: flat header lists as node:http takes them, `age` last. */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: string[];
};

/** An encoding that few ask for: its body is null until it is made of the brotli. */
type LazyVariant = Omit<Variant, 'body'> & { body: Buffer | null };

/** A stored page in all its encodings. */
export type PageEntry = {
  key: string;
  /** The URL to render it from again. */
  url: string;
  status: number;
  storedAt: number;
  variants: { br: Variant; gzip: LazyVariant; identity: LazyVariant };
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

/** Builds the entry of an answer, in brotli alone. */
export async function buildPageEntry({ key, url, answer, now, held }: PageEntryInput): Promise<PageEntry> {
  const { status, headers, body } = answer;
  const hash = createHash('sha256')
    .update(`${status} ${headers.get('location') ?? ''}\n`)
    .update(body);
  const digest = hash.digest('base64url').slice(0, 22);
  const etags: PageEntry['etags'] = new Map();
  const identity = buildVariant(headers, body, { etag: `"${digest}"`, encoding: null, etags });
  const same = held?.variants.identity.etag === identity.etag ? held : undefined;
  let variants: PageEntry['variants'] = { identity, gzip: identity, br: identity };
  if (body.length >= SMALLEST_COMPRESSED && isCompressible(headers.get('content-type') ?? '')) {
    const packed = same?.variants.br.body ?? (await buildBrotli(body, 5));
    const brotliTag = same?.variants.br.etag ?? `"${digest}-br"`;
    variants = {
      identity: { ...identity, body: null },
      gzip: buildVariant(headers, same?.variants.gzip.body ?? null, {
        etag: `"${digest}-gz"`,
        encoding: 'gzip',
        etags,
      }),
      br: buildVariant(headers, packed, { etag: brotliTag, encoding: 'br', etags }),
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
  const etag = `${identity.etag.slice(0, -1)}-br11"`;
  entry.variants.br = buildVariant(headers, body, { etag, encoding: 'br', etags: entry.etags });
  entry.bytes = countBytes(entry.variants);
}

/** Loads the uncompressed bytes, for the few clients without compression. */
export async function loadPlain({ variants }: PageEntry): Promise<Buffer> {
  return variants.identity.body ?? unpackBrotli(variants.br.body);
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

function buildVariant<Body extends Buffer | null>(
  source: Headers,
  body: Body,
  { etag, encoding, etags }: { etag: string; encoding: Encoding | null; etags: PageEntry['etags'] },
): Omit<Variant, 'body'> & { body: Body } {
  const headers = new Headers(source);
  headers.set('etag', etag);
  if (body === null) headers.delete('content-length');
  else headers.set('content-length', String(body.length));
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
export function countBytes(variants: PageEntry['variants']): number {
  const held = new Set(Object.values(variants).flatMap(({ body }) => body?.buffer ?? []));
  return [...held].reduce((sum, { byteLength }) => sum + byteLength, HEADER_BYTES);
}
