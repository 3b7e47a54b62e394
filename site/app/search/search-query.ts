/** What a search covers; each kind has its own count and pages. */
export const SEARCH_KINDS = ['products', 'posts', 'pages'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The whole state of a search page, kept in the query string. `kind` is null for the first results of all kinds. */
type SearchState = { key: string; kind: SearchKind | null; page: number };

/** The query names of a search page. */
export const SEARCH_PARAMS = 'key,kind,page';

/** Longer text is cut. In any script it fits an address. */
export const MAX_KEY = 200;

/** Parses a query string (spec §2, `/search?key=`); unknown or malformed values count as absent. */
export function parseSearchQuery(params: URLSearchParams): SearchState {
  const kind = SEARCH_KINDS.find((one) => one === params.get('kind')) ?? null;
  const page = /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return { key: parseSearchKey(params.get('key')), kind, page: kind === null ? 1 : page };
}

/** Normalises search text: one line, single spaces, composed letters, cut to length. */
export function parseSearchKey(raw: string | null): string {
  const text = (raw ?? '')
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return [...text].slice(0, MAX_KEY).join('').trim();
}

/** Builds the page path of a search: `/search?key=amla&kind=posts&page=2`. */
export function buildSearchPath({ key, kind = null, page = 1 }: Partial<SearchState> & { key: string }): string {
  const params = new URLSearchParams({ key });
  if (kind !== null) params.set('kind', kind);
  if (page > 1) params.set('page', String(page));
  return `/search?${params}`;
}
