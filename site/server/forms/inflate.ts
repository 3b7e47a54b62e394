import { pipeline, Readable } from 'node:stream';
import { createInflate, createInflateRaw } from 'node:zlib';

/** The bytes that may still be unpacked from a file's compressed parts and inspected. Exceeding it marks a bomb. */
export type Budget = { bytes: number };

/** A file that must not be passed on. */
export class UnsafeFileError extends Error {}
/** An encrypted file, which cannot be checked (decision 0228). */
export class LockedFileError extends UnsafeFileError {}

export type Chunks = AsyncIterable<Uint8Array>;

const CHUNK_BYTES = 64 * 1024;

/** Counts bytes against a budget; throws when it is spent. */
export function spend(budget: Budget, bytes: number): void {
  budget.bytes -= bytes;
  if (budget.bytes < 0) throw new UnsafeFileError('A part grows beyond the limit');
}

/**
 * Unpacks a stream to its own end, ignoring anything after it; a broken one ends where it becomes unreadable, since its
 * readable part counts.
 */
export async function* inflate(chunks: Chunks, budget: Budget, { isRaw = false } = {}): Chunks {
  const inflater = (isRaw ? createInflateRaw : createInflate)({ chunkSize: CHUNK_BYTES });
  pipeline(Readable.from(chunks, { highWaterMark: 1 }), inflater, () => {});
  try {
    for await (const chunk of inflater) yield chunk;
  } catch (error) {
    if (!isBroken(error)) throw error;
  } finally {
    inflater.destroy();
    // Empty blocks cost time without output.
    spend(budget, inflater.bytesWritten);
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

/** Whether bytes begin like a zlib stream. */
export function looksCompressed(bytes: Uint8Array, at = 0): boolean {
  const [method = 0, flags = 0] = bytes.subarray(at, at + 2);
  return (method & 0x0f) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0;
}
