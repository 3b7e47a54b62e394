import type { GraphQLResolveInfo } from 'graphql';
import { defaultLanguage, isLanguageCode, type Language, resolveLanguage } from '../../contract/languages.ts';
import type { EntryRow } from '../db/schema/entries.ts';
import type { TermRow } from '../db/schema/terms.ts';
import type { Context } from '../graphql/context.ts';
import { loadMediaEdge } from '../graphql/field-groups.ts';
import { thenOrNow } from '../graphql/loader.ts';
import { type ConnectionArgs, sliceConnection } from '../relay/connection.ts';
import { buildGlobalId } from '../relay/global-id.ts';
import { selectedFields } from '../relay/selection.ts';

/** The language record of a row. */
export function languageOf({ language }: { language: string }): Language {
  return resolveLanguage(isLanguageCode(language) ? language : defaultLanguage);
}

/** Fields that pages, posts and campaigns share. */
export const entryFields = {
  id: ({ id }: EntryRow) => buildGlobalId('post', id),
  databaseId: ({ id }: EntryRow) => id,
  title: ({ title }: EntryRow) => title,
  content: ({ content }: EntryRow) => (content === '' ? null : content),
  slug: ({ slug }: EntryRow) => slug,
  uri: ({ uri }: EntryRow) => uri,
  modifiedGmt: ({ modified }: EntryRow) => modified.replace(' ', 'T'),
  locale: (row: EntryRow) => {
    const { locale } = languageOf({ language: row.writtenIn ?? row.language });
    return { id: locale, locale };
  },
  translations: async (row: EntryRow, _: object, { loaders, addresses }: Context) => {
    const all = await loaders.entryTranslations.load(row.translation);
    return all.filter(({ id }) => id !== row.id).map((other) => describeTranslation(other, other.uri, addresses));
  },
};

/** Builds the translation of an entry. */
export function describeTranslation(
  other: { id: number; language: string; title: string },
  uri: string,
  addresses: Context['addresses'],
) {
  const { code, locale } = languageOf(other);
  return { id: String(other.id), href: addresses.link(uri, code), locale, post_title: other.title };
}

/** Translation fields of terms. */
export const translatedTerm = {
  languageCode: ({ language }: TermRow) => language,
  translations: async (row: TermRow, _: object, { loaders }: Context) => {
    const all = await loaders.termTranslations.load(row.translation);
    return all.filter(({ id }) => id !== row.id);
  },
};

/** Further fields of posts and campaigns. */
export const postFields = {
  date: ({ date }: EntryRow) => date.replace(' ', 'T'),
  featuredImage: ({ image }: EntryRow, _: object, context: Context) => loadMediaEdge(image, context),
};

/** The fields of a term that need only its name, slug and language. */
const NAME_FIELDS = new Set(['__typename', 'id', 'databaseId', 'name', 'slug', 'languageCode']);

/** One page of the terms with these ids, in that order; long columns are read only if selected. */
export function termConnection(
  ids: readonly number[],
  args: ConnectionArgs,
  { loaders }: Context,
  info: GraphQLResolveInfo,
) {
  const loader = selectsNames(info) ? loaders.termName : loaders.term;
  return pageOf(loader.loadAll(ids), args);
}

/** One page of rows read by their ids, without those not found. */
export function pageOf<Row extends { id: number }>(
  rows: (Row | null)[] | Promise<(Row | null)[]>,
  args: ConnectionArgs,
) {
  return thenOrNow(rows, (found) =>
    sliceConnection(
      args,
      found.filter((row) => row !== null),
    ),
  );
}

/** Whether these fields of a term need only its name columns. */
export function areNames(fields: ReadonlySet<string>): boolean {
  return [...fields].every((name) => NAME_FIELDS.has(name));
}

/** The selection shared by all rows of a list, by the query's field nodes. */
const namesSelected = new WeakMap<GraphQLResolveInfo['fieldNodes'], boolean>();

function selectsNames(info: GraphQLResolveInfo): boolean {
  const known = namesSelected.get(info.fieldNodes);
  if (known !== undefined) return known;
  const isNamed = areNames(selectedFields(info, ['nodes']));
  namesSelected.set(info.fieldNodes, isNamed);
  return isNamed;
}

/** Tags: terms that only show their name. */
export const namedTerm = {
  id: ({ id }: TermRow) => buildGlobalId('term', id),
  name: ({ name }: TermRow) => name,
  slug: ({ slug }: TermRow) => slug,
};
