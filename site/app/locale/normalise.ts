import { isCountryCode } from '../../../contract/countries.ts';
import { tryDecodePercent } from '../../../contract/decode-percent.ts';
import { isLanguageCode } from '../../../contract/languages.ts';

/** What to do with an address (rulings 2.2). */
type AddressForm =
  | { kind: 'clean' }
  /** Answer 301 to this path and query. */
  | { kind: 'moved'; location: string }
  /** Answer 400: neither our pages nor browsers produce such an address. */
  | { kind: 'refused'; reason: string };

const MAX_PATH = 2048;
const MAX_QUERY = 4096;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]|%[01][0-9a-f]|%7f/i;
/** An encoded slash, which routers and proxies read differently. */
const HIDDEN_SLASH = /\\|%2f|%5c/i;
const PLAIN = /^[\w.~-]*$/;
/** Most addresses: nothing in them could be written in another way. */
const CLEAN = /^(?:\/[a-z0-9_~-][a-z0-9._~-]*)+$/;
/** Characters that Unicode composes into ASCII: left as they are (decision 0010). */
const LOOK_ALIKE = /([\u037e\u1fef\u212a])/;

/**
 * Resolves a pathname and query to the form the site serves (rulings 2.2): `//UAE/Brands/?page=2` moves to
 * `/uae/brands?page=2`. A location starts with exactly one slash, so it never leaves the site.
 */
export function normaliseAddress(pathname: string, search = ''): AddressForm {
  return resolveForm(pathname, search, (segments) => lowerLocale(segments).map(lowerSlug));
}

/**
 * Resolves the form in which the redirect table compares addresses: like `normaliseAddress`, but keeps each word's
 * case.
 */
export function cleanAddress(pathname: string, search = ''): AddressForm {
  return resolveForm(pathname, search, lowerLocale);
}

function resolveForm(
  pathname: string,
  search: string,
  write: (segments: readonly string[]) => readonly string[],
): AddressForm {
  const reason = refusalOf(pathname, search);
  if (reason) return { kind: 'refused', reason };
  if (CLEAN.test(pathname)) return { kind: 'clean' };
  const segments = pathname.split('/').flatMap((segment) => (segment === '' ? [] : writeSegment(segment)));
  if (segments.some((segment) => segment === '.' || segment === '..'))
    return { kind: 'refused', reason: 'dot segment' };
  const clean = `/${write(segments).join('/')}`;
  return clean === pathname ? { kind: 'clean' } : { kind: 'moved', location: clean + search };
}

/**
 * Writes a segment in one way, so that no page is cached or indexed twice: codes of unreserved characters decoded,
 * others in upper case (RFC 3986 §6.2.2), letters composed as in slugs (parseSlug).
 */
function writeSegment(segment: string): string {
  if (PLAIN.test(segment)) return segment;
  const parts = decodeURIComponent(segment).split(LOOK_ALIKE);
  const composed = parts.map((part) => (LOOK_ALIKE.test(part) ? part : part.normalize('NFC')));
  return encodeURI(composed.join('')).replace(/[?#]/g, encodeURIComponent);
}

/** Routes and slugs are lower case; a job's id keeps its case. */
function lowerSlug(segment: string, place: number, segments: readonly string[]): string {
  const isJob = segments[place - 1]?.toLowerCase() === 'careers' && segment.toLowerCase() !== 'join-us';
  if (isJob) return segment;
  return segment.replace(/%[\dA-F]{2}|[A-Z]+/g, (text) => (text.startsWith('%') ? text : text.toLowerCase()));
}

function refusalOf(pathname: string, search: string): string | null {
  if (!pathname.startsWith('/')) return 'not a path';
  if (pathname.length > MAX_PATH) return 'path too long';
  if (search.length > MAX_QUERY) return 'query too long';
  if (CONTROL.test(pathname)) return 'control character in path';
  if (search.includes('%00') || search.includes('\0')) return 'control character in query';
  if (HIDDEN_SLASH.test(pathname)) return 'encoded slash';
  return tryDecodePercent(pathname) === null ? 'invalid percent sequence' : null;
}

function lowerLocale(segments: readonly string[]): readonly string[] {
  const [first = '', second = '', ...rest] = segments;
  const language = first.toLowerCase();
  if (isLanguageCode(language)) {
    const country = second.toLowerCase();
    return isCountryCode(country) ? [language, country, ...rest] : [language, ...segments.slice(1)];
  }
  return isCountryCode(language) ? [language, ...segments.slice(1)] : segments;
}
