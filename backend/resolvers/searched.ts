import type { Status } from '../db/schema/entries.ts';
import type { SearchKind } from '../db/schema/search.ts';
import type { Context } from '../graphql/context.ts';
import { type Connection, type ConnectionArgs, sliceConnection, type Window } from '../relay/connection.ts';
import { searchNodes } from '../search/search-nodes.ts';

/** Reads all columns, since a page of results has few rows. */
const WHOLE: Window = { reversed: false, limit: 200, after: null, before: null };

/** One page of a search, best match first: `load` reads its rows by id, dropping what other filters exclude. */
export async function loadSearched<Row extends { id: number; status: Status }>(
  args: ConnectionArgs,
  { db, country }: Context,
  of: { kind: SearchKind; language: string; search: string },
  load: (ids: readonly number[], window: Window) => Promise<Row[]>,
): Promise<Connection<Row>> {
  const found = await searchNodes(db, { country, language: of.language, kind: of.kind, text: of.search });
  const page = sliceConnection(
    args,
    found.map((id) => ({ id })),
  );
  const ids = page.nodes.map(({ id }) => id);
  const rows = new Map((ids.length === 0 ? [] : await load(ids, WHOLE)).map((row) => [row.id, row]));
  return { ...page, nodes: ids.flatMap((id) => rows.get(id) ?? []).filter(({ status }) => status === 'publish') };
}
