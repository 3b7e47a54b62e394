import { encodeAddress, type RedirectRow } from './redirect-rows.ts';

/** The redirect of an address; a 410 has no location. */
type Redirect = { status: number; location: string | null; row: RedirectRow };

/** The redirect table in memory (rulings 3). */
export type RedirectTable = {
  size: number;
  /** Finds the row of a pathname and query: the exact address, then the path, then the nearest wildcard. */
  findRedirect: (pathname: string, search?: string) => Redirect | null;
};

/** Indexes rows; the first row of an address counts. */
export function indexRows(rows: readonly RedirectRow[]): RedirectTable {
  const exact = new Map<string, RedirectRow>();
  const wildcards = new Map<string, RedirectRow>();
  let deepest = 0;
  let hasQueries = false;
  for (const row of rows) {
    const isWildcard = row.from.endsWith('/*');
    const key = isWildcard ? row.from.slice(0, -1) : row.from;
    const index = isWildcard ? wildcards : exact;
    if (!index.has(key)) index.set(key, row);
    if (isWildcard) deepest = Math.max(deepest, key.split('/').length - 1);
    if (row.from.includes('?')) hasQueries = true;
  }

  function findWildcard(pathname: string): { row: RedirectRow; splat: string } | null {
    let found: { row: RedirectRow; splat: string } | null = null;
    let slash = pathname.indexOf('/');
    for (let depth = 1; slash !== -1 && depth <= deepest && slash + 1 < pathname.length; depth += 1) {
      const row = wildcards.get(pathname.slice(0, slash + 1));
      if (row) found = { row, splat: pathname.slice(slash + 1) };
      slash = pathname.indexOf('/', slash + 1);
    }
    return found;
  }

  function findRedirect(written: string, search = ''): Redirect | null {
    const encoded = written.includes('%') ? encodeAddress(written) : written;
    const pathname = encoded.length > 1 && encoded.endsWith('/') ? encoded.slice(0, -1) : encoded;
    const byQuery = hasQueries && search !== '' ? exact.get(pathname + encodeAddress(search)) : undefined;
    if (byQuery) return answer(byQuery, '', '');
    const byPath = exact.get(pathname);
    if (byPath) return answer(byPath, '', search);
    const byWildcard = deepest > 0 ? findWildcard(pathname) : null;
    return byWildcard && answer(byWildcard.row, byWildcard.splat, search);
  }

  return { size: rows.length, findRedirect };
}

/** Builds the answer of a row. The query is kept unless the row names one; the target's own parameters win. */
function answer(row: RedirectRow, splat: string, search: string): Redirect {
  if (row.status === 410) return { status: 410, location: null, row };
  // With slashes at the start of a splat, `/:splat` would become another site's address.
  const target = splat === '' ? row.to : row.to.replaceAll(':splat', () => splat.replace(/^\/+/, ''));
  return { status: row.status, location: search === '' ? target : addSearch(target, search), row };
}

function addSearch(target: string, search: string): string {
  const [withoutHash, hash = ''] = target.split(/(?=#)/, 2);
  const [pathname = '', own] = (withoutHash ?? '').split('?', 2);
  if (own === undefined) return `${pathname}${search}${hash}`;
  const taken = new URLSearchParams(own);
  const extra = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !taken.has(parameterName(pair)));
  return `${pathname}?${[own, ...extra].join('&')}${hash}`;
}

function parameterName(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? '';
}
