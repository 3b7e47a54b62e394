import { and, eq, getTableColumns } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import type { Database } from '../db/database.ts';
import { type MediaRow, media } from '../db/schema/media.ts';
import { menuItems } from '../db/schema/menus.ts';
import { variations } from '../db/schema/products.ts';
import { terms } from '../db/schema/terms.ts';
import { pickColumns } from '../queries/columns.ts';
import { listEntryTranslations } from '../queries/entries.ts';
import { isOneOf } from '../queries/one-of.ts';
import { findProducts, listProductTranslations } from '../queries/products.ts';
import { readRows } from '../queries/read-rows.ts';
import { findTermNames } from '../queries/terms.ts';
import { createLoader, type Loader } from './loader.ts';

export type Loaders = ReturnType<typeof createLoaders>;

/** The columns of pictures and files that are shown. */
const MEDIA_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'slug',
  'title',
  'altText',
  'mimeType',
  'path',
] satisfies (keyof MediaRow)[]);

/** Creates the loaders of one request, which batch its reads. */
export function createLoaders(db: Database, country: CountryCode) {
  return {
    media: byId((ids) =>
      db
        .select(pickColumns(media, (name) => MEDIA_COLUMNS.has(name)))
        .from(media)
        .where(and(eq(media.country, country), isOneOf(media.id, ids))),
    ),
    term: byId((ids) =>
      db
        .select()
        .from(terms)
        .where(and(eq(terms.country, country), isOneOf(terms.id, ids))),
    ),
    /** Terms with their names and slugs only, since a list of products names hundreds. */
    termName: byId((ids) => findTermNames(db, country, ids)),
    product: byId((ids) => findProducts(db, country, ids)),
    termChildren: byGroup(
      (parents) =>
        db
          .select()
          .from(terms)
          .where(and(eq(terms.country, country), isOneOf(terms.parent, parents)))
          .orderBy(terms.position),
      (row) => row.parent,
    ),
    termTranslations: byGroup(
      (translations) =>
        db
          .select()
          .from(terms)
          .where(and(eq(terms.country, country), isOneOf(terms.translation, translations)))
          .orderBy(terms.id),
      (row) => row.translation,
    ),
    entryTranslations: byGroup(
      (translations) => listEntryTranslations(db, country, translations),
      (row) => row.translation,
    ),
    productTranslations: byGroup(
      (translations) => listProductTranslations(db, country, translations),
      (row) => row.translation,
    ),
    menuChildren: byGroup(
      (parents) =>
        db
          .select()
          .from(menuItems)
          .where(and(eq(menuItems.country, country), isOneOf(menuItems.parent, parents)))
          .orderBy(menuItems.position),
      (row) => row.parent,
    ),
    /** Newest first, as the service lists them: the largest size before the smallest (NOTES 30). */
    variations: byGroup(
      async (owners) => {
        const picked = getTableColumns(variations);
        const rows = db
          .select(picked)
          .from(variations)
          .where(and(eq(variations.country, country), isOneOf(variations.product, owners)))
          .orderBy(variations.id);
        return (await readRows(db, picked, rows)).reverse();
      },
      (row) => row.product,
    ),
  };
}

function byId<Row extends { id: number }>(read: (ids: readonly number[]) => Promise<Row[]>): Loader<Row | null> {
  return createLoader<Row | null>(async (ids) => new Map((await read(ids)).map((row) => [row.id, row])), null);
}

function byGroup<Row>(
  read: (groups: readonly number[]) => Promise<Row[]>,
  groupOf: (row: Row) => number,
): Loader<Row[]> {
  return createLoader<Row[]>(async (groups) => Map.groupBy(await read(groups), groupOf), []);
}
