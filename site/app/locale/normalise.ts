import { isCountryCode } from './countries.ts';
import { isLanguageCode } from './languages.ts';

/** What to do with an address before anything reads it (rulings 2.2). */
export type AddressForm =
  | { kind: 'clean' }
  /** Answer 301 to this path and query. */
  | { kind: 'moved'; location: string }
  /** Answer 400: no page of ours, and no browser, writes such an address. */
  | { kind: 'refused'; reason: string };

const LONGEST_PATH = 2048;
const LONGEST_QUERY = 4096;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]|%[01][0-9a-f]|%7f/i;
/** A slash inside a segment, which routers and proxies read differently. */
const HIDDEN_SLASH = /\\|%2f|%5c/i;
const UNRESERVED = /%(?:2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Resolves a pathname and its query to the form the site answers (rulings 2.2): `//UAE/brands/?page=2`
 * moves to `/uae/brands?page=2`. A location always starts with one slash, so it never leaves the site.
 */
export function normaliseAddress(pathname: string, search = ''): AddressForm {
  const reason = refusalOf(pathname, search);
  if (reason) return { kind: 'refused', reason };
  // RFC 3986 §6.2.2.2: %75ae and uae are one segment, and must not become two cached pages.
  const decoded = pathname.replace(UNRESERVED, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  const segments = decoded.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment === '.' || segment === '..'))
    return { kind: 'refused', reason: 'dot segment' };
  const clean = `/${lowerLocale(segments).join('/')}`;
  return clean === pathname ? { kind: 'clean' } : { kind: 'moved', location: clean + search };
}

function refusalOf(pathname: string, search: string): string | null {
  if (!pathname.startsWith('/')) return 'not a path';
  if (pathname.length > LONGEST_PATH) return 'path too long';
  if (search.length > LONGEST_QUERY) return 'query too long';
  if (CONTROL.test(pathname)) return 'control character in path';
  if (search.includes('%00') || search.includes('\0')) return 'control character in query';
  if (HIDDEN_SLASH.test(pathname)) return 'encoded slash';
  try {
    decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return 'invalid percent sequence';
    throw error;
  }
  return null;
}

function lowerLocale(segments: string[]): string[] {
  const [first = '', second = '', ...rest] = segments;
  const language = first.toLowerCase();
  if (isLanguageCode(language)) {
    const country = second.toLowerCase();
    return isCountryCode(country) ? [language, country, ...rest] : [language, ...segments.slice(1)];
  }
  return isCountryCode(language) ? [language, ...segments.slice(1)] : segments;
}
