import { readBody } from './read-body.ts';

/** Two files of 5 MB, and the other fields (rulings 5). */
const MAX_BODY_BYTES = 12_000_000;
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * Reads a posted form, sent with a length or in chunks. A body that cannot be a form gets its 4xx here, before anything
 * is rendered.
 */
export async function readPostedForm(request: Request): Promise<Uint8Array<ArrayBuffer> | Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM_TYPE.test(type)) return refuse(415, 'Unsupported Media Type');
  try {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === null) return refuse(413, 'Payload Too Large');
    await new Response(body, { headers: { 'content-type': type } }).formData();
    return body;
  } catch {
    return refuse(400, 'Bad Request');
  }
}

function refuse(status: number, text: string): Response {
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  return new Response(`${text}\n`, { status, headers });
}
