/** React Router's own query names on `.data` requests: which loaders run is always part of the answer. */
const ROUTER_PARAMS = ['_routes', 'index'];

/**
 * Takes an address and the query names that matter and gives the address with only those, in a fixed order.
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
