import { decodePercent } from '../../../contract/decode-percent.ts';

/** Parses the value of a cookie out of a `Cookie` header or `document.cookie`; null when it is not there. */
export function parseCookie(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name && value.length > 0) return decodePercent(value.join('=').trim());
  }
  return null;
}
