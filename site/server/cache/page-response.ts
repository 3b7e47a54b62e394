import { resolveEncoding } from '../http/accept-encoding.ts';
import type { PageCache, Served } from './page-cache.ts';
import { resolveNotModified } from './page-entry.ts';

/** Builds the response for a visitor: a 304, or the smallest encoding accepted. */
export async function buildPageResponse(
  served: Served,
  visitor: Headers,
  { now, load }: { now: number; load: PageCache['load'] },
): Promise<Response> {
  if ('answer' in served) {
    const { status, headers, body } = served.answer;
    return new Response(isBodiless(status) ? null : new Uint8Array(body), { status, headers });
  }
  const { entry } = served;
  const notModified = resolveNotModified(entry, visitor.get('if-none-match'));
  if (notModified !== null) {
    return new Response(null, { status: 304, headers: buildHeaders(notModified, entry.storedAt, now) });
  }
  const { headers, body } = await load(entry, resolveEncoding(visitor.get('accept-encoding')));
  return new Response(new Uint8Array(body), {
    status: entry.status,
    headers: buildHeaders(headers, entry.storedAt, now),
  });
}

function buildHeaders(flat: readonly string[], storedAt: number, now: number): Headers {
  const headers = new Headers();
  for (let index = 0; index < flat.length; index += 2) headers.append(flat[index] ?? '', flat[index + 1] ?? '');
  headers.set('age', String(Math.floor((now - storedAt) / 1000)));
  return headers;
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
