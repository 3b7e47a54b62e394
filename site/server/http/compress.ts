import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
/** Undoes `buildBrotli`. */
export const unpackBrotli: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress);

/** Bytes of a window that cannot be referenced (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;

/** Distances with their own code: 8 bytes less per page than with none, on average over twelve (decision 0302). */
const SHORT_DISTANCES = 15;

/** Compresses with brotli: quality 5 takes 1 ms a page, 11 takes 100 ms (pitfall 12). */
export async function buildBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: resolveWindow(body.length),
    [constants.BROTLI_PARAM_NDIRECT]: SHORT_DISTANCES,
  };
  return copyExactly(await compressWithBrotli(body, { params }));
}

/**
 * The smallest window that spans the body. The encoder allocates the whole window: the usual 22 left 100 kB per page in
 * the allocator's arenas, this leaves 40 kB, at the same compressed size.
 */
function resolveWindow(length: number): number {
  const bits = Math.ceil(Math.log2(length + WINDOW_GAP));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits));
}

/** Compresses a body for the few clients without brotli. */
export async function buildGzip(body: Buffer): Promise<Buffer> {
  return copyExactly(await compressWithGzip(body, { level: 6 }));
}

/**
 * Copies bytes into their own memory: a slice of zlib's chunk, of a message or of Node's pool would keep all of that in
 * memory, and `Buffer.from` takes short ones from the pool.
 */
export function copyExactly(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
