import { normaliseAddress } from './normalise.ts';
import { buildPath, parsePath } from './path.ts';

/** Refused like what it replaces, but every router can decode it. */
const REFUSED_PAGE = '/%5C';

/**
 * Replaces a refused address by one without its words: a router logs what it cannot decode, and an address can hold a
 * name. `/ar/ksa/fatma@example.org/%zz` → `/ar/ksa/%5C`; others stay.
 */
export function toReadable(pathname: string, search: string): { pathname: string; search: string } {
  if (normaliseAddress(pathname, search).kind !== 'refused') return { pathname, search };
  const { country, language, languagePrefix } = parsePath(pathname);
  return { pathname: buildPath({ country, language, prefix: languagePrefix, pagePath: REFUSED_PAGE }), search: '' };
}
