/** A body has so long to begin, and then comes at no less than so many bytes a second: a slow telephone has ten times that. */
const BEGIN_TIME = 5_000;
const SLOWEST_RATE = 1_000;
const CHECK_TIME = 1_000;

/** The status of a body that is not read to its end: it is too large, or comes too slowly. */
export type Refused = 413 | 408;

/** Reads a request body, sent with a length or in chunks. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | Refused> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 413;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isSlow = false;
  const reader = request.body?.getReader();
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const seconds = (performance.now() - startedAt - BEGIN_TIME) / 1000;
    if (size >= seconds * SLOWEST_RATE) return;
    isSlow = true;
    reader?.cancel().catch(() => undefined);
  }, CHECK_TIME);
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) return 413;
      chunks.push(part.value);
    }
  } finally {
    clearInterval(timer);
  }
  return isSlow ? 408 : new Uint8Array(Buffer.concat(chunks));
}
