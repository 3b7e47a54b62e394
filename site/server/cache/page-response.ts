import { resolveEncoding } from '../http/accept-encoding.ts';
import type { PageCache, Served } from './page-cache.ts';
import { buildFlatHeaders, resolveNotModified } from './page-entry.ts';

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
  const notModified = resolveNotModified(entry, visitor.get('if-none-match'), now);
  if (notModified !== null) return new Response(null, { status: 304, headers: buildHeaders(notModified) });
  const variant = await load(entry, resolveEncoding(visitor.get('accept-encoding')));
  return new Response(new Uint8Array(variant.body), {
    status: entry.status,
    headers: buildHeaders(buildFlatHeaders(entry, variant, now)),
  });
}

function buildHeaders(flat: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < flat.length; index += 2) headers.append(flat[index] ?? '', flat[index + 1] ?? '');
  return headers;
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
