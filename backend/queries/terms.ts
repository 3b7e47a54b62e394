import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import type { Database } from '../db/database.ts';
import { type Taxonomy, type TermRow, terms } from '../db/schema/terms.ts';
import type { Window } from '../relay/connection.ts';
import { pickColumns } from './columns.ts';
import { isOneOf } from './one-of.ts';
import { readRows } from './read-rows.ts';
import { readWindow } from './window.ts';

type TermFilter = {
  taxonomy: Taxonomy;
  language: string;
  slugs?: string[] | undefined;
  names?: string[] | undefined;
  include?: number[] | undefined;
  exclude?: number[] | undefined;
  parent?: number | undefined;
  hideEmpty?: boolean | undefined;
  /** Part of a name, case-insensitive. */
  search?: string | undefined;
};

/** Reads the terms of a window, in the editors' order. */
export function listTerms(db: Database, country: CountryCode, filter: TermFilter, window: Window): Promise<TermRow[]> {
  const { where, orderBy, limit } = readWindow(window, {
    keys: [terms.position, terms.id],
    descending: false,
    keysOf: (id) =>
      sql`select ${terms.position}, ${terms.id} from ${terms} where ${and(eq(terms.country, country), eq(terms.id, id))}`,
  });
  return db
    .select()
    .from(terms)
    .where(
      and(
        isOfList(country, filter),
        filter.slugs && inArray(terms.slug, filter.slugs),
        filter.names && inArray(terms.name, filter.names),
        filter.include && inArray(terms.id, filter.include),
        filter.exclude && notInArray(terms.id, filter.exclude),
        filter.parent === undefined ? undefined : eq(terms.parent, filter.parent),
        filter.hideEmpty ? gt(terms.count, 0) : undefined,
        filter.search === undefined ? undefined : sql`strpos(lower(${terms.name}), lower(${filter.search})) > 0`,
        ...where,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);
}

function isOfList(country: CountryCode, { taxonomy, language }: Pick<TermFilter, 'taxonomy' | 'language'>) {
  return and(eq(terms.country, country), eq(terms.taxonomy, taxonomy), eq(terms.language, language));
}

/** The ids of terms with these slugs. */
export async function findTermIds(
  db: Database,
  country: CountryCode,
  filter: { taxonomy: Taxonomy; language: string; slugs: string[] },
): Promise<number[]> {
  const rows = await db
    .select({ id: terms.id })
    .from(terms)
    .where(and(isOfList(country, filter), inArray(terms.slug, filter.slugs)));
  return rows.map((row) => row.id);
}

const NAME_COLUMNS: ReadonlySet<string> = new Set(['id', 'language', 'slug', 'name'] satisfies (keyof TermRow)[]);

/** Terms by their ids, with their names and slugs only. */
export function findTermNames(db: Database, country: CountryCode, ids: readonly number[]): Promise<TermRow[]> {
  const picked = pickColumns(terms, (name) => NAME_COLUMNS.has(name));
  const rows = db
    .select(picked)
    .from(terms)
    .where(and(eq(terms.country, country), isOneOf(terms.id, ids)));
  return readRows(db, picked, rows);
}
