import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request brings a token as `Authorization: Bearer`; without a token to bring, every request may pass. */
export function bringsBearer({ headers }: Request, token: string): boolean {
  return token === '' || isSame(headers.get('authorization') ?? '', `Bearer ${token}`);
}

/** Compares in constant time and does not reveal the length. */
function isSame(given: string, expected: string): boolean {
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
