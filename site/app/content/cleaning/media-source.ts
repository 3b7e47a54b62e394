/**
 * Media sources: how this site names the backend's files, so that no backend host reaches a browser (rulings 4).
 * `https://backend/wp-content/a.jpg` is `m0/wp-content/a.jpg`, where `m0` is the first of the sorted origins;
 * `/_ipx/{modifiers}/{source}` and `/media/{source}` resolve it.
 */

const SOURCE_PATTERN = /^m(0|[1-9]\d{0,2})\/(.+)$/;
/** Segments that could mean "one folder up", or hide a separator in an encoding. */
const UNSAFE_PATTERN = /\\|%2f|%5c|%00|[\p{Cc}#]|\/\/|(?:^|\/)(?:\.|%2e){1,2}(?:[/?]|$)/iu;

/**
 * Resolves the origins of media: of the GraphQL addresses, then the others that services are known by
 * (`CONTENT_ORIGINS`); each unique and sorted, so that aliases are stable.
 */
export function resolveMediaOrigins(endpoints: Iterable<string>, others: Iterable<string> = []): string[] {
  const sort = (addresses: Iterable<string>) => [...addresses].map((address) => new URL(address).origin).sort();
  return [...new Set([...sort(endpoints), ...sort(others)])];
}

/**
 * Builds the source of an absolute media address, such as `m0/wp-content/a.jpg`; null when its origin is not
 * configured.
 */
export function buildMediaSource(url: string, origins: readonly string[]): string | null {
  // Services behind a proxy often write http:// or // into their links: the host decides, not the scheme.
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return null;
  const { host, pathname, search } = new URL(absolute);
  const index = origins.findIndex((origin) => new URL(origin).host === host);
  if (index < 0) return null;
  const path = pathname.replace(/\/{2,}/g, '/').slice(1);
  const source = `m${index}/${path}${search}`;
  return path !== '' && !UNSAFE_PATTERN.test(source) ? source : null;
}

/**
 * Resolves a source from an address to its URL on the backend, the same for all spellings of a path; null when it names
 * none.
 */
export function parseMediaSource(source: string, origins: readonly string[]): URL | null {
  const [, index, rest] = SOURCE_PATTERN.exec(source) ?? [];
  const origin = origins[Number(index)];
  if (rest === undefined || origin === undefined || rest.startsWith('/') || UNSAFE_PATTERN.test(rest)) return null;
  if (!URL.canParse(`/${rest}`, origin)) return null;
  const url = new URL(`/${rest}`, origin);
  url.pathname = url.pathname.replace(/%[\da-f]{2}/gi, spellAsUsual);
  return url.origin === origin ? url : null;
}

/** Decodes characters that need no encoding; other codes are in capitals (RFC 3986, section 6.2.2). */
function spellAsUsual(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
}
