import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request has the token as `Authorization: Bearer`; every request passes if no token is set. */
export function hasBearerToken({ headers }: Request, token: string): boolean {
  return token === '' || isSame(headers.get('authorization') ?? '', `Bearer ${token}`);
}

/** Compares in constant time; the hashes hide the length. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
