import { createHash } from 'node:crypto';
import { matchEtag } from '../../../contract/match-etag.ts';
import { BUILD_HEADER } from '../../app/build-header.ts';
import type { Encoding } from '../http/accept-encoding.ts';
import { buildBrotli, unpackBrotli } from '../http/compress.ts';
import { isCompressible } from '../http/media-types.ts';
import type { Answer } from './answer.ts';
import { countBytes } from './count-bytes.ts';

/** One encoding of a page. */
export type Variant = {
  body: Buffer;
  etag: string;
  encoding: Encoding | null;
};

/** An encoding that few clients need: its body is null until it is made from the brotli. */
type LazyVariant = Omit<Variant, 'body'> & { body: Buffer | null };

/** A stored page in all its encodings. */
export type PageEntry = {
  key: string;
  /** The URL to render it from again. */
  url: string;
  status: number;
  storedAt: number;
  /** How long an edge that ignores the `age` header may keep it, or null. */
  freshMs: number | null;
  /** Headers of all encodings, as a flat list for node:http. */
  headers: readonly string[];
  /** Headers of a 304. */
  notModifiedHeaders: readonly string[];
  variants: { br: Variant; gzip: LazyVariant; identity: LazyVariant };
  /** Whether its brotli is already of the best quality. */
  isRecompressed: boolean;
  /** Every validator sent with this content: a visitor may hold an older encoding of the same page. */
  etags: string[];
  /** Memory use. */
  bytes: number;
};

type PageEntryInput = {
  key: string;
  url: string;
  answer: Answer;
  now: number;
  freshMs: number | null;
  /** The entry stored so far: if its bytes are the same, they are not compressed again. */
  held?: PageEntry | undefined;
};

/** Below this, compression does not save a packet. */
const MIN_COMPRESSED = 860;
const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'content-location', 'expires', 'vary']);
/** Headers that differ between encodings or answers. */
const OWN_HEADERS = ['age', 'content-encoding', 'content-length', 'etag'];

/** Builds the entry of an answer, in brotli alone. */
export async function buildPageEntry(input: PageEntryInput): Promise<PageEntry> {
  const { key, url, answer, now, freshMs, held } = input;
  const { status, headers, body } = answer;
  // Of data that stays the same, a copy from before a deploy would go on naming the build before.
  const hash = createHash('sha256')
    .update(`${status} ${headers.get('location') ?? ''}${headers.get(BUILD_HEADER) ?? ''}\n`)
    .update(body);
  const digest = hash.digest('base64url').slice(0, 22);
  const identity = { body, etag: `"${digest}"`, encoding: null };
  const same = held?.variants.identity.etag === identity.etag ? held : undefined;
  let variants: PageEntry['variants'] = { identity, gzip: identity, br: identity };
  if (body.length >= MIN_COMPRESSED && isCompressible(headers.get('content-type') ?? '')) {
    const packed = same?.variants.br.body ?? (await buildBrotli(body, 5));
    variants = {
      identity: { ...identity, body: null },
      gzip: { body: same?.variants.gzip.body ?? null, etag: `"${digest}-gz"`, encoding: 'gzip' },
      br: { body: packed, etag: same?.variants.br.etag ?? `"${digest}-br"`, encoding: 'br' },
    };
  }
  const common = new Headers(headers);
  for (const name of OWN_HEADERS) common.delete(name);
  common.set('vary', 'Accept-Encoding');
  return {
    key,
    url,
    status,
    storedAt: now,
    freshMs,
    headers: [...common].flat(),
    notModifiedHeaders: selectNotModified([...common]),
    variants,
    isRecompressed: same?.isRecompressed ?? false,
    etags: [...new Set([...Object.values(variants).map(({ etag }) => etag), ...(same?.etags ?? [])])],
    bytes: countBytes({ variants, headers: [...common].flat() }),
  };
}

/** Selects the headers of a 304. */
export function selectNotModified(headers: readonly (readonly string[])[]): string[] {
  return headers.filter(([name = '']) => NOT_MODIFIED_HEADERS.has(name)).flat();
}

/** Replaces an entry's brotli by a better one; the old validator stays valid for those who hold it. */
export function replaceBrotli(entry: PageEntry, body: Buffer): void {
  const { identity, br } = entry.variants;
  entry.isRecompressed = true;
  if (body.length >= br.body.length) return;
  const etag = `${identity.etag.slice(0, -1)}-br11"`;
  entry.variants.br = { body, etag, encoding: 'br' };
  if (!entry.etags.includes(etag)) entry.etags.push(etag);
  entry.bytes = countBytes(entry);
}

/** Loads the uncompressed bytes, for the few clients without compression. */
export async function loadPlain({ variants }: PageEntry): Promise<Buffer> {
  return variants.identity.body ?? unpackBrotli(variants.br.body);
}

/** Builds the headers of an answer: flat, as node:http takes them. */
export function buildFlatHeaders({ headers, storedAt, freshMs }: PageEntry, variant: Variant, now: number): string[] {
  const { body, etag, encoding } = variant;
  const own = ['etag', etag, 'content-length', String(body.length), 'age', buildAge(storedAt, now)];
  if (freshMs !== null) own.push('x-accel-expires', String(Math.max(0, Math.ceil((storedAt + freshMs - now) / 1000))));
  return encoding === null ? [...headers, ...own] : [...headers, ...own, 'content-encoding', encoding];
}

/** Builds the headers of a 304 when the visitor's If-None-Match names this page in any encoding, else null. */
export function resolveNotModified(
  { status, etags, notModifiedHeaders, storedAt }: PageEntry,
  ifNoneMatch: string | null | undefined,
  now: number,
): string[] | null {
  const named = status === 200 ? matchEtag(ifNoneMatch, etags) : null;
  return named === null ? null : [...notModifiedHeaders, 'etag', named, 'age', buildAge(storedAt, now)];
}

function buildAge(storedAt: number, now: number): string {
  return String(Math.floor((now - storedAt) / 1000));
}
