import type { EntryRow, EntryType } from '../db/schema/entries.ts';
import type { PostObjectsConnectionOrderbyInput } from '../generated/resolvers.ts';
import type { Context } from '../graphql/context.ts';
import { type EntrySort, listEntries } from '../queries/entries.ts';
import { type Connection, type ConnectionArgs, loadConnection } from '../relay/connection.ts';
import { parseId } from '../relay/global-id.ts';
import { loadSearched } from './searched.ts';
import { readLanguage, readList, readNames, readWord } from './where.ts';

type Words = readonly (string | null)[] | null | undefined;
type Word = string | null | undefined;

/** The union of what pages, posts, campaigns, locations and awards can be filtered by. */
type EntryWhere = {
  name?: Word;
  nameIn?: Words;
  search?: Word;
  in?: Words;
  categoryName?: Word;
  tag?: Word;
  tagSlugIn?: Words;
  orderby?: readonly (PostObjectsConnectionOrderbyInput | null)[] | null | undefined;
  language?: Word;
};

/** One page of a type's entries: newest first, in the requested order, or best match first. */
export async function loadEntries(
  type: EntryType,
  args: ConnectionArgs & { where?: EntryWhere | null | undefined },
  context: Context,
): Promise<Connection<EntryRow>> {
  const { db, country } = context;
  const where = args.where ?? {};
  const language = readLanguage(where.language);
  const filter = {
    type,
    language,
    slugs: readNames(where),
    ids: readList(where.in)?.flatMap((id) => parseId('post', id) ?? []),
    category: readWord(where.categoryName),
    tags: readList(where.tagSlugIn) ?? readList([where.tag || null]),
  };
  const search = readWord(where.search);
  const sort = readSort(where.orderby);
  if (search === undefined) return loadConnection(args, (window) => listEntries(db, country, filter, window, sort));
  return loadSearched(args, context, { kind: type, language, search }, (ids, window) =>
    listEntries(db, country, { ...filter, ids }, window),
  );
}

function readSort(orderby: EntryWhere['orderby']): EntrySort | undefined {
  const [order] = readList(orderby) ?? [];
  if (order === undefined) return undefined;
  return { by: order.field === 'MODIFIED' ? 'modified' : 'date', descending: order.order === 'DESC' };
}
