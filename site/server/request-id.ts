import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Resolves the id of a request: a proxy's, when it is harmless, else a new one. */
export function resolveRequestId(headers: Pick<Headers, 'get'>): string {
  const given = headers.get(REQUEST_ID_HEADER) ?? '';
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
