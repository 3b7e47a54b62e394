import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
/** Gives what a body was before `buildGzip`. */
export const unpackGzip: (body: Buffer) => Promise<Buffer> = promisify(gunzip);

/** What a window leaves out (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;

/** Takes a body and a brotli quality and gives the compressed bytes: 5 is 1 ms a page, 11 is 100 ms (pitfall 12). */
export async function buildBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: resolveWindow(body.length),
  };
  return copyExactly(await compressWithBrotli(body, { params }));
}

/**
 * The smallest window that sees the whole body. The encoder takes memory for all of it: with the usual 22 each page left
 * 100 kB behind in the allocator's arenas, with this 40 kB, and the bytes are as few.
 */
function resolveWindow(length: number): number {
  const bits = Math.ceil(Math.log2(length + WINDOW_GAP));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits));
}

/** Compresses a body for the few that take no brotli. */
export async function buildGzip(body: Buffer): Promise<Buffer> {
  return copyExactly(await compressWithGzip(body, { level: 6 }));
}

/** What zlib gives may be the beginning of a chunk of 16 kB, which would be kept whole. */
function copyExactly(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
