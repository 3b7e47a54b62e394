import { createInflate, createInflateRaw } from 'node:zlib';

/** What may still come out of a file's compressed parts; a part that asks for more is a bomb. */
export type Budget = { bytes: number };

/** A file that is not handed on. */
export class UnsafeFileError extends Error {}

/** A stream inside a stream is looked at as far as this: a bomb's second layer is small. */
const INNER_BYTES = 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

/**
 * Counts what a compressed part gives, without keeping it; throws when it passes the budget. Null for a part that is
 * broken: what was readable of it is counted.
 */
export async function countInflated(
  bytes: Uint8Array,
  budget: Budget,
  { isRaw = false, layers = 3 } = {},
): Promise<number | null> {
  const inflater = (isRaw ? createInflateRaw : createInflate)({ chunkSize: CHUNK_BYTES });
  inflater.end(bytes);
  const inner: Uint8Array[] = [];
  let size = 0;
  let isWhole = true;
  try {
    for await (const chunk of inflater) {
      if (size < INNER_BYTES) inner.push(chunk);
      size += chunk.byteLength;
      budget.bytes -= chunk.byteLength;
      if (budget.bytes < 0) throw new UnsafeFileError('A part grows beyond the limit');
    }
  } catch (error) {
    if (error instanceof UnsafeFileError) throw error;
    isWhole = false;
  } finally {
    inflater.destroy();
  }
  const start = Buffer.concat(inner);
  if (layers > 1 && looksCompressed(start)) await countInflated(start, budget, { layers: layers - 1 });
  return isWhole ? size : null;
}

/** Whether bytes begin as zlib's streams do. */
export function looksCompressed(bytes: Uint8Array, at = 0): boolean {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0;
}
