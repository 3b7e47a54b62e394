import { and, arrayOverlaps, desc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import type { Database } from '../db/database.ts';
import { type EntryRow, type EntryType, entries, UNPUBLISHED } from '../db/schema/entries.ts';
import { terms } from '../db/schema/terms.ts';
import type { Window } from '../relay/connection.ts';
import { isOneOf } from './one-of.ts';
import { readWindow } from './window.ts';

type EntryFilter = {
  type: EntryType;
  language: string;
  slugs?: string[] | undefined;
  ids?: readonly number[] | undefined;
  category?: string | undefined;
  /** Slugs of tags, any of them. */
  tags?: string[] | undefined;
};

/** The order of a list: newest first by default. */
export type EntrySort = { by: 'date' | 'modified'; descending: boolean };

/** Reads the published entries of a window. */
export async function listEntries(
  db: Database,
  country: CountryCode,
  filter: EntryFilter,
  window: Window,
  { by, descending }: EntrySort = { by: 'date', descending: true },
): Promise<EntryRow[]> {
  const { where, orderBy, limit } = readWindow(window, {
    keys: [entries[by], entries.id],
    descending,
    keysOf: (id) =>
      sql`select ${entries[by]}, ${entries.id} from ${entries} where ${and(eq(entries.country, country), eq(entries.id, id))}`,
  });
  return db
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.country, country),
        eq(entries.type, filter.type),
        eq(entries.language, filter.language),
        notInArray(entries.status, [...UNPUBLISHED]),
        filter.slugs && inArray(entries.slug, filter.slugs),
        filter.ids && inArray(entries.id, filter.ids),
        filter.category === undefined ? undefined : eq(entries.category, filter.category),
        filter.tags && hasTag(country, filter.language, filter.tags),
        ...where,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);
}

function hasTag(country: CountryCode, language: string, slugs: readonly string[]): SQL {
  const found = sql`array(select ${terms.id} from ${terms} where ${and(
    eq(terms.country, country),
    eq(terms.taxonomy, 'postTag'),
    eq(terms.language, language),
    inArray(terms.slug, slugs),
  )})`;
  return arrayOverlaps(entries.tags, found);
}

/**
 * Finds one entry of a type by its id, slug or uri, in the default language if several match: a published one, or
 * one of any status for an editor.
 */
export async function findEntry(
  db: Database,
  country: CountryCode,
  type: EntryType,
  by: { id: number } | { slug: string } | { uri: string; language: string },
  isEditor = false,
): Promise<EntryRow | null> {
  const condition =
    'id' in by
      ? eq(entries.id, by.id)
      : 'slug' in by
        ? eq(entries.slug, by.slug)
        : and(or(eq(entries.uri, by.uri), eq(entries.uri, `${by.uri}/`)), eq(entries.language, by.language));
  const [row] = await db
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.country, country),
        eq(entries.type, type),
        isEditor ? undefined : eq(entries.status, 'publish'),
        condition,
      ),
    )
    .orderBy(desc(entries.language), desc(entries.id))
    .limit(1);
  return row ?? null;
}

type EntryTranslation = Pick<EntryRow, 'id' | 'language' | 'title' | 'uri' | 'translation'>;

/** The published translations of several entries, by the translation number they share. */
export function listEntryTranslations(
  db: Database,
  country: CountryCode,
  translations: readonly number[],
): Promise<EntryTranslation[]> {
  const { id, language, title, uri, translation } = entries;
  return db
    .select({ id, language, title, uri, translation })
    .from(entries)
    .where(and(eq(entries.country, country), isOneOf(entries.translation, translations), eq(entries.status, 'publish')))
    .orderBy(entries.id);
}
