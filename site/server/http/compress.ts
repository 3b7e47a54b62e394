import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
/** Gives what a body was before `buildGzip`. */
export const unpackGzip: (body: Buffer) => Promise<Buffer> = promisify(gunzip);

/** Takes a body and a brotli quality and gives the compressed bytes: 5 is 1 ms a page, 11 is 100 ms (pitfall 12). */
export async function buildBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return copyExactly(await compressWithBrotli(body, { params }));
}

/** Compresses a body for the few that take no brotli. */
export async function buildGzip(body: Buffer): Promise<Buffer> {
  return copyExactly(await compressWithGzip(body, { level: 6 }));
}

/** What zlib gives may be the beginning of a chunk of 16 kB, which would be kept whole. */
function copyExactly(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer);
}
