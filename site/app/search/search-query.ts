/** What a search looks through; each has its own count and its own pages. */
export const SEARCH_KINDS = ['products', 'posts', 'pages'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The whole state of a search page; it lives in the query string. `kind` is null for the first of everything. */
export type SearchState = { key: string; kind: SearchKind | null; page: number };

/** The query names that change a search page. */
export const SEARCH_PARAMS = 'key,kind,page';

/** Nobody types more: the field takes no more, and what is longer is cut. In any letters it is less than an address takes. */
export const LONGEST_KEY = 200;

/** Parses a query string (spec §2, `/search?key=`); what is unknown or malformed counts as not given. */
export function parseSearchQuery(params: URLSearchParams): SearchState {
  const kind = SEARCH_KINDS.find((one) => one === params.get('kind')) ?? null;
  const page = /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return { key: parseSearchKey(params.get('key')), kind, page: kind === null ? 1 : page };
}

/** Gives what was typed as it is looked for: one line, single spaces, composed letters, no longer than anybody types. */
export function parseSearchKey(raw: string | null): string {
  const text = (raw ?? '')
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return [...text].slice(0, LONGEST_KEY).join('').trim();
}

/** Builds the page path of a search: `/search?key=amla&kind=posts&page=2`. */
export function buildSearchPath({ key, kind = null, page = 1 }: Partial<SearchState> & { key: string }): string {
  const params = new URLSearchParams({ key });
  if (kind !== null) params.set('kind', kind);
  if (page > 1) params.set('page', String(page));
  return `/search?${params}`;
}
