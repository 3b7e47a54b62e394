import { setImmediate as nextTurn } from 'node:timers/promises';

/** A body may take this long to begin, then needs this rate in bytes a second: a slow phone has ten times that. */
const BEGIN_TIME = 5_000;
const SLOWEST_RATE = 1_000;
const CHECK_TIME = 1_000;
/** The rate counts over so many checks, too: a quick beginning does not pay for a long silence. */
const RATE_CHECKS = 30;
const MIN_BYTES = (RATE_CHECKS * CHECK_TIME * SLOWEST_RATE) / 1000;
/** The bytes parsed before other requests get their turn. */
const PIECE_BYTES = 64 * 1024;
/** The first buffer for a body that is read whole; it doubles whenever it is full. */
const FIRST_BYTES = 4096;

/** The status of a body that is not read to its end: it is too large, or arrives too slowly. */
export type Refused = 413 | 408;

/** A body that is not read to its end. */
export class BodyError extends Error {
  readonly status: Refused;

  constructor(status: Refused) {
    super(`A body was refused with ${status}`);
    this.status = status;
  }
}

/** Reads a request body, sent with a length or in chunks, as it arrives; throws `BodyError`. */
async function* readPieces(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BodyError(413);
  let size = 0;
  let isSlow = false;
  const reader = request.body?.getReader();
  const startedAt = performance.now();
  /** At the last checks. */
  const sizes: number[] = [];
  const timer = setInterval(() => {
    const seconds = (performance.now() - startedAt - BEGIN_TIME) / 1000;
    sizes.push(size);
    const before = sizes.length > RATE_CHECKS ? sizes.shift() : undefined;
    const isStalled = before !== undefined && size - before < MIN_BYTES;
    if (size >= seconds * SLOWEST_RATE && !isStalled) return;
    isSlow = true;
    reader?.cancel().catch(() => undefined);
  }, CHECK_TIME);
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) throw new BodyError(413);
      yield part.value;
    }
  } finally {
    clearInterval(timer);
  }
  if (isSlow) throw new BodyError(408);
}

/** Reads a body in small pieces, with a turn of the event loop between them; throws `BodyError` once `isOver`. */
export async function* readInTurns(
  request: Request,
  maxBytes: number,
  isOver: () => boolean,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of readPieces(request, maxBytes)) {
    for (let start = 0; start < chunk.byteLength; start += PIECE_BYTES) {
      if (isOver()) throw new BodyError(413);
      yield chunk.subarray(start, start + PIECE_BYTES);
      await nextTurn();
    }
  }
}

/**
 * Reads a request body whole, up to `maxBytes`. Each piece is copied as it arrives: keeping an object per piece would
 * let a client make one for each byte.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | Refused> {
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let size = 0;
  try {
    for await (const piece of readPieces(request, maxBytes)) {
      const end = size + piece.byteLength;
      if (end > bytes.length) bytes = resize(bytes, Math.min(Math.max(end, 2 * bytes.length), maxBytes));
      bytes.set(piece, size);
      size = end;
    }
    return resize(bytes, size);
  } catch (error) {
    if (error instanceof BodyError) return error.status;
    throw error;
  }
}

/** Resizes an array, keeping the bytes that fit; the array passed in is detached. */
function resize({ buffer }: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer.transfer(size));
}
