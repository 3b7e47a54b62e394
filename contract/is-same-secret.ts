import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether what was given is the secret, compared in constant time: the hashes hide the length too. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
