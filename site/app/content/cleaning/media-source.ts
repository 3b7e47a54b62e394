/**
 * Media sources: how a file of the backend is named in this site's addresses, so that no backend host
 * reaches a browser (rulings 4). `https://backend/wp-content/a.jpg` is `m0/wp-content/a.jpg`, where `m0` stands
 * for the first of the configured origins in sorted order; `/_ipx/{modifiers}/{source}` and `/media/{source}` read it.
 */

const SOURCE_PATTERN = /^m(\d{1,3})\/(.+)$/;
/** Segments a server could read as "one folder up", or as a separator hidden by an encoding. */
const UNSAFE_PATTERN = /\\|%2f|%5c|%00|[\p{Cc}#]|\/\/|(?:^|\/)(?:\.|%2e){1,2}(?:[/?]|$)/iu;

/** The origins media may come from, by the GraphQL addresses; unique and sorted, so that an alias is stable. */
export function resolveMediaOrigins(endpoints: Iterable<string>): string[] {
  return [...new Set([...endpoints].map((endpoint) => new URL(endpoint).origin))].sort();
}

/** The source of an absolute media address, such as `m0/wp-content/a.jpg`; null when its origin is not configured. */
export function buildMediaSource(url: string, origins: readonly string[]): string | null {
  // A service behind a proxy often writes http:// or // into its own links: the host decides, not the scheme.
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return null;
  const { host, pathname, search } = new URL(absolute);
  const index = origins.findIndex((origin) => new URL(origin).host === host);
  if (index < 0) return null;
  const path = pathname.replace(/\/{2,}/g, '/').slice(1);
  const source = `m${index}/${path}${search}`;
  return path !== '' && !UNSAFE_PATTERN.test(source) ? source : null;
}

/** The URL on the backend of a source as it stands in an address; null when it names none. */
export function parseMediaSource(source: string, origins: readonly string[]): URL | null {
  const [, index, rest] = SOURCE_PATTERN.exec(source) ?? [];
  const origin = origins[Number(index)];
  if (rest === undefined || origin === undefined || rest.startsWith('/') || UNSAFE_PATTERN.test(rest)) return null;
  if (!URL.canParse(`/${rest}`, origin)) return null;
  const url = new URL(`/${rest}`, origin);
  return url.origin === origin ? url : null;
}
