/** The state of a dated list, kept in the query string only. */
type DatedQuery = { year: number | null; tag: string | null; page: number };

type Dated = {
  id: string;
  date: string | null;
  tags?: { nodes: readonly { slug: string | null; name: string | null }[] } | null;
};

/** A page of a dated list, newest first, with the years and tags to narrow it. */
export type DatedList<Item> = {
  items: Item[];
  /** The number of each item in the whole list, from the oldest as 1: numbers that never change. */
  numbers: Record<string, number>;
  total: number;
  pages: number;
  query: DatedQuery;
  years: number[];
  tags: { slug: string; name: string }[];
};

/** The query names of a dated list. */
export const DATED_PARAMS = 'page,tag,year';
/** Tags offered beside the years; the others are linked from items. */
const MAX_TAGS = 10;

/** Parses a query string; malformed values count as absent. */
export function parseDatedQuery(params: URLSearchParams): DatedQuery {
  const year = params.get('year') ?? '';
  const page = params.get('page') ?? '';
  return {
    year: /^\d{4}$/.test(year) ? Number(year) : null,
    tag: params.get('tag')?.trim().slice(0, 100) || null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Builds the query string of a state without defaults: `''` for the whole list. */
export function buildDatedQuery({ year, tag, page }: DatedQuery): string {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (tag) params.set('tag', tag);
  if (year) params.set('year', String(year));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Compares two items for `sort`: newest first, undated last. */
export function compareNewest(one: { date?: string | null }, other: { date?: string | null }): number {
  return (other.date ?? '').localeCompare(one.date ?? '');
}

/** Builds the requested page of a list; empty for a year, tag or page that is not there. */
export function buildDatedList<Item extends Dated>(
  all: readonly Item[],
  query: DatedQuery,
  pageSize: number,
): DatedList<Item> {
  const sorted = [...all].sort(compareNewest);
  const inYear = sorted.filter((item) => query.year === null || yearOf(item) === query.year);
  const found = inYear.filter((item) => query.tag === null || tagsOf(item).some(({ slug }) => slug === query.tag));
  const items = found.slice((query.page - 1) * pageSize, query.page * pageSize);
  return {
    items,
    numbers: Object.fromEntries(items.map((item) => [item.id, sorted.length - sorted.indexOf(item)])),
    total: found.length,
    pages: Math.ceil(found.length / pageSize),
    query,
    years: [...new Set(sorted.flatMap((item) => yearOf(item) ?? []))],
    tags: countTags(sorted),
  };
}

/** The year, tag and page of a query that the list has items for. */
export function findKnownDates({ items, query }: Pick<DatedList<unknown>, 'items' | 'query'>) {
  const { page, tag, year } = items.length > 0 ? query : { page: 1, tag: null, year: null };
  return { page: ['1', String(page)], tag: [tag], year: [year === null ? null : String(year)] };
}

function yearOf({ date }: Dated): number | null {
  const year = Number(date?.slice(0, 4));
  return year > 0 ? year : null;
}

function tagsOf({ tags }: Dated): { slug: string; name: string }[] {
  return (tags?.nodes ?? []).flatMap(({ slug, name }) => (slug ? [{ slug, name: name ?? slug }] : []));
}

/** Counts the tags: most used first, ties in the order of the newest items. */
function countTags(items: readonly Dated[]): { slug: string; name: string }[] {
  const counts = new Map<string, { slug: string; name: string; count: number }>();
  for (const { slug, name } of items.flatMap(tagsOf)) {
    counts.set(slug, { slug, name, count: (counts.get(slug)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_TAGS)
    .map(({ slug, name }) => ({ slug, name }));
}
