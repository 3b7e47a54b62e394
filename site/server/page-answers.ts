import type { AddressAnswer } from '../app/redirects/redirect-steps.ts';
import { LIFETIMES } from '../app/routes/cache-control.ts';
import { INTERNAL_HEADERS } from './cache/answer.ts';

export const VISITOR_VARY = 'Cookie, Accept-Language, Accept-Encoding';

/** Headers are Latin-1, so Arabic slugs are percent-encoded. */
export function buildRedirect(location: string, { status, cacheControl }: AddressAnswer): Response {
  const written = location.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  return new Response(null, { status, headers: { 'cache-control': cacheControl, location: written } });
}

/** A removed page looks like a missing one (rulings 2.8); only the status differs. */
export function buildGoneResponse(page: Response, { cacheControl }: AddressAnswer): Response {
  const headers = new Headers(page.headers);
  if (page.status < 500) headers.set('cache-control', cacheControl);
  return new Response(page.body, { status: page.status < 500 ? 410 : page.status, headers });
}

/** Makes any answer private to its visitor. */
export function buildPrivate(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('cache-control', LIFETIMES.none);
  headers.set('vary', VISITOR_VARY);
  for (const name of ['etag', 'age', ...INTERNAL_HEADERS]) headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}
