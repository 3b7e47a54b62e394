import { createGraphQLError } from 'graphql-yoga';
import type { Status } from '../db/schema/entries.ts';
import { buildCursor, parseCursor } from './global-id.ts';

export type ConnectionArgs = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
};
export type Connection<Row> = {
  nodes: Row[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

/** The rows a connection reads from its list. */
export type Window = {
  /** Read the list from its end. */
  reversed: boolean;
  limit: number;
  /** Only rows after this one, in the list's order … */
  after: number | null;
  /** … and before this one. */
  before: number | null;
};

/** The default amount is 10, the maximum 100 (NOTES 1, 2). */
const DEFAULT_AMOUNT = 10;
const MAX = 100;

/** Loads one page of a connection (NOTES 1–7). */
export async function loadConnection<Row extends { id: number; status?: Status }>(
  args: ConnectionArgs,
  load: (window: Window) => Promise<Row[]>,
  options: {
    /**
     * Set for a list with its own order: `last` then returns its head, reversed, as the real service does (NOTES
     * 4).
     */
    headForLast?: boolean;
  } = {},
): Promise<Connection<Row>> {
  const page = parsePage(args);
  if (page === null) return buildConnection([], { next: false, previous: false });
  const { amount, backward, after, before } = page;
  const reversed = backward && !options.headForLast;
  return buildPage(page, await load({ reversed, limit: amount + 1, after, before }));
}

/** The requested page of a list in memory; synchronous, since a list of products has hundreds of them. */
export function sliceConnection<Row extends { id: number; status?: Status }>(
  args: ConnectionArgs,
  rows: readonly Row[],
): Connection<Row> {
  const page = parsePage(args);
  if (page === null) return buildConnection([], { next: false, previous: false });
  const { amount, backward, after, before } = page;
  const start = after === null ? 0 : rows.findIndex((row) => row.id === after) + 1;
  const end = before === null ? rows.length : rows.findIndex((row) => row.id === before);
  if ((after !== null && start === 0) || end === -1) return buildPage(page, []);
  const within = rows.slice(start, end);
  return buildPage(page, (backward ? within.reverse() : within).slice(0, amount + 1));
}

type Page = { amount: number; backward: boolean; after: number | null; before: number | null };

/** Parses the requested page; null when a cursor is invalid. */
function parsePage(args: ConnectionArgs): Page | null {
  const window = parseWindow(args);
  const after = parsePosition(args.after);
  const before = parsePosition(args.before);
  return after === 'nowhere' || before === 'nowhere' ? null : { ...window, after, before };
}

/** Builds a page from its rows, plus one row after them if there is one. */
function buildPage<Row extends { id: number; status?: Status }>(
  { amount, backward, after, before }: Page,
  found: readonly Row[],
): Connection<Row> {
  const more = found.length > amount;
  const rows = found.slice(0, amount);
  if (backward) rows.reverse();
  return buildConnection(
    rows,
    backward ? { next: before !== null, previous: more } : { next: more, previous: after !== null },
  );
}

function parseWindow({ first, last }: ConnectionArgs): { amount: number; backward: boolean } {
  if (typeof first === 'number' && typeof last === 'number')
    throw createGraphQLError('The `first` and `last` arguments cannot be used together.');
  if ((first ?? 0) < 0 || (last ?? 0) < 0)
    throw createGraphQLError('The `first` and `last` arguments must be positive integers.');
  return { amount: Math.min(first ?? last ?? DEFAULT_AMOUNT, MAX), backward: typeof last === 'number' };
}

function parsePosition(cursor: string | null | undefined): number | null | 'nowhere' {
  return cursor ? (parseCursor(cursor) ?? 'nowhere') : null;
}

function buildConnection<Row extends { id: number; status?: Status }>(
  rows: readonly Row[],
  more: { next: boolean; previous: boolean },
): Connection<Row> {
  const [first] = rows;
  const last = rows.at(-1);
  return {
    // Private rows count for the page and are dropped from it afterwards (NOTES 6).
    nodes: rows.filter((row) => row.status === undefined || row.status === 'publish'),
    pageInfo: {
      hasNextPage: more.next,
      hasPreviousPage: more.previous,
      // Few queries ask for the cursors of nested lists.
      get startCursor() {
        return first ? buildCursor(first.id) : null;
      },
      get endCursor() {
        return last ? buildCursor(last.id) : null;
      },
    },
  };
}
