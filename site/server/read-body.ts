/** Reads a request body, sent with a length or in chunks; null when it is too large. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) return null;
    chunks.push(part.value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
