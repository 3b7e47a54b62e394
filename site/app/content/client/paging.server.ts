import { type Fields, isFields } from '../../../../contract/is-fields.ts';

type PageInfo = {
  hasNextPage?: boolean;
  hasPreviousPage?: boolean;
  startCursor?: string | null;
  endCursor?: string | null;
};
type Connection = { nodes: readonly unknown[]; pageInfo?: PageInfo };

/** A list of an operation that is read page by page. */
type PagedField = {
  name: string;
  /** The variable its cursor goes into. */
  variable: string;
  direction: 'forward' | 'backward';
};

const PAGED_FIELD = /\b(\w+)\s*\([^()]*\b(after|before):\s*\$(\w+)/g;

/** Finds the lists of a document that take a cursor: `posts(first: 100, after: $postsAfter …)`. */
export function findPagedFields(text: string): PagedField[] {
  return [...text.matchAll(PAGED_FIELD)].map(([, name = '', argument, variable = '']) => ({
    name,
    variable,
    direction: argument === 'before' ? 'backward' : 'forward',
  }));
}

type PagingOptions<Answer> = {
  text: string;
  variables: Fields;
  /** The most nodes of each list (spec §9). */
  ceiling: (field: string) => number;
  load: (variables: Fields) => Promise<Answer>;
};

/**
 * Loads page after page of an operation's lists until each has ended or reached its ceiling. A list ends when the
 * service says so, not with a short page (contract notes 6), or when a cursor repeats. While the caller works on a page,
 * the next one is on its way.
 */
export async function* loadPages<Answer>({
  text,
  variables,
  ceiling,
  load,
}: PagingOptions<Answer>): AsyncGenerator<Answer> {
  const open = new Map(
    findPagedFields(text).map((field) => [field.name, { field, seen: new Set<string>(), count: 0 }]),
  );
  let cursors: Fields = variables;
  let loading: Promise<Answer> | null = load(cursors);
  while (loading !== null) {
    const answer = await loading;
    for (const [name, state] of open) {
      const connection = readConnection(answer, name);
      const cursor = connection === null ? null : readCursor(connection.pageInfo, state.field.direction);
      state.count += connection?.nodes.filter((node) => node !== null).length ?? 0;
      if (cursor === null || state.seen.has(cursor) || state.count >= ceiling(name)) {
        open.delete(name);
        continue;
      }
      state.seen.add(cursor);
      cursors = { ...cursors, [state.field.variable]: cursor };
    }
    loading = open.size > 0 ? load(cursors) : null;
    // A failure is thrown when the caller requests the page.
    loading?.catch(() => {});
    yield answer;
  }
}

/** Merges the pages of an operation into its first answer; pages read backwards go in front (contract notes 5). */
export function mergePages(text: string, pages: readonly unknown[], ceiling: (field: string) => number): unknown {
  const [first] = pages;
  if (!isFields(first) || pages.length < 2) return first;
  const merged: Record<string, unknown> = { ...first };
  for (const { name, direction } of findPagedFields(text)) {
    const parts = pages.map((page) => readConnection(page, name)?.nodes ?? []);
    const ordered = direction === 'forward' ? parts.flat() : parts.toReversed().flat();
    const nodes = dropRepeated(ordered);
    const limit = ceiling(name);
    merged[name] = {
      ...readConnection(first, name),
      nodes: direction === 'forward' ? nodes.slice(0, limit) : nodes.slice(-limit),
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    };
  }
  return merged;
}

/** An ended list is queried again beside one that goes on, and content moves between pages. */
function dropRepeated(nodes: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return nodes.filter((node) => {
    const id = isFields(node) ? node.id : undefined;
    if (id === undefined) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

function readCursor(pageInfo: PageInfo | undefined, direction: PagedField['direction']): string | null {
  if (direction === 'forward') return pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  return pageInfo?.hasPreviousPage ? (pageInfo.startCursor ?? null) : null;
}

function readConnection(answer: unknown, name: string): Connection | null {
  const connection = isFields(answer) ? answer[name] : null;
  if (!isFields(connection) || !Array.isArray(connection.nodes)) return null;
  return { nodes: connection.nodes, ...(isFields(connection.pageInfo) && { pageInfo: connection.pageInfo }) };
}
