const EXACT: ReadonlySet<string> = new Set([
  '/.well-known/security.txt',
  '/favicon.ico',
  '/healthz',
  '/manifest.webmanifest',
  '/metrics',
  '/readyz',
  '/robots.txt',
  '/security.txt',
  '/sitemap.xml',
  '/sw.js',
]);
const FOLDERS = ['/api/', '/assets/', '/builds/', '/media/', '/_h/', '/_ipx/', '/__'];
/** Sitemaps of a country and language, its products for devices, page payloads, and the router's own data requests. */
const PATTERN =
  /^\/[a-z]{3}(?:\/[a-z]{2})?\/sitemap-[a-z]+(?:-\d+)?\.xml$|\/offline-catalogue\.json$|\/_payload\.json$|\.data$/;

/** Whether an address is answered before any redirect (rulings 2.1). */
export function isOwnEndpoint(pathname: string): boolean {
  return EXACT.has(pathname) || FOLDERS.some((folder) => pathname.startsWith(folder)) || PATTERN.test(pathname);
}
