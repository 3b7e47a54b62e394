/** React Router's own query names on `.data` requests, which select the loaders to run. */
const ROUTER_PARAMS = ['_routes', 'index'];

/**
 * Builds the key of an address: only the query names that matter, in a fixed order.
 * `/plp?utm_source=x&sort=name&page=2` with `page,sort` → `/plp?page=2&sort=name`
 */
export function buildKeyUrl(url: URL, names: readonly string[]): URL {
  const result = new URL(url);
  result.search = '';
  const kept = new Set([...names, ...(url.pathname.endsWith('.data') ? ROUTER_PARAMS : [])]);
  for (const name of [...kept].sort()) {
    for (const value of url.searchParams.getAll(name)) result.searchParams.append(name, value);
  }
  return result;
}
