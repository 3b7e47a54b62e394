import { createHash } from 'node:crypto';

/** Builds the source with which a content security policy allows an inline script or style. */
export function buildPolicyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
