/** A page's data on its way from the router to the file that hydration fetches (site/server/defer-hydration.ts). */
const OPENING = '<script type="application/json" data-page>';
const CLOSING = '</script>';

/** Writes the data as an element after the page; none of it can close the element. */
export async function writePageData(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString().replaceAll('<', '\\u003c');
  return Buffer.from(`${OPENING}${text}${CLOSING}`);
}

/** Splits a page from its data, which is empty if there is none. */
export function splitPageData(bytes: Buffer<ArrayBuffer>): { html: Buffer<ArrayBuffer>; data: string } {
  const at = bytes.lastIndexOf(OPENING);
  if (at < 0) return { html: bytes, data: '' };
  return {
    html: bytes.subarray(0, at),
    data: bytes.toString('utf8', at + OPENING.length, bytes.length - CLOSING.length),
  };
}
