/**
 * Media sources: how a file of the backend is named in this site's addresses, so that no backend host
 * reaches a browser (rulings 4). `https://backend/wp-content/a.jpg` is `m0/wp-content/a.jpg`, where `m0` stands
 * for the first of the configured origins in sorted order; `/_ipx/{modifiers}/{source}` and `/media/{source}` read it.
 */

const sourcePattern = /^m(\d{1,3})\/(.+)$/;
/** Segments a server could read as "one folder up", or as a separator hidden by an encoding. */
const unsafePattern = /\\|%2f|%5c|%00|[\p{Cc}#]|\/\/|(?:^|\/)(?:\.|%2e){1,2}(?:[/?]|$)/iu;

/** Takes the GraphQL addresses and gives the origins that media may come from: unique and sorted, so that an alias is stable. */
export function resolveMediaOrigins(endpoints: Iterable<string>): string[] {
  return [...new Set([...endpoints].map((endpoint) => new URL(endpoint).origin))].sort();
}

/** Takes an absolute media address and gives its source, e.g. `m0/wp-content/a.jpg`, or null when it is of no configured origin. */
export function buildMediaSource(url: string, origins: readonly string[]): string | null {
  // A service behind a proxy often writes http:// or // into its own links: the host decides, not the scheme.
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return null;
  const { host, pathname, search } = new URL(absolute);
  const index = origins.findIndex((origin) => new URL(origin).host === host);
  if (index < 0) return null;
  const path = pathname.replace(/\/{2,}/g, '/').slice(1);
  const source = `m${index}/${path}${search}`;
  return path !== '' && !unsafePattern.test(source) ? source : null;
}

/** Takes a source as it stands in an address and gives the file's URL on the backend, or null when it names none. */
export function parseMediaSource(source: string, origins: readonly string[]): URL | null {
  const [, index, rest] = sourcePattern.exec(source) ?? [];
  const origin = origins[Number(index)];
  if (rest === undefined || origin === undefined || rest.startsWith('/') || unsafePattern.test(rest)) return null;
  if (!URL.canParse(`/${rest}`, origin)) return null;
  const url = new URL(`/${rest}`, origin);
  return url.origin === origin ? url : null;
}
