import { LANGUAGES } from '../countries.ts';
import type { EntryRow } from '../db/schema/entries.ts';
import type { TermRow } from '../db/schema/terms.ts';
import type { Context } from '../graphql/context.ts';
import { loadMediaEdge } from '../graphql/field-groups.ts';
import { buildGlobalId } from '../graphql/global-id.ts';

/** The language record of a row. */
export function languageOf({ language }: { language: string }): (typeof LANGUAGES)[number] {
  return LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
}

/** What pages, posts and campaigns have in common. */
export const entryFields = {
  id: ({ id }: EntryRow) => buildGlobalId('post', id),
  databaseId: ({ id }: EntryRow) => id,
  title: ({ title }: EntryRow) => title,
  content: ({ content }: EntryRow) => (content === '' ? null : content),
  slug: ({ slug }: EntryRow) => slug,
  uri: ({ uri }: EntryRow) => uri,
  locale: (row: EntryRow) => {
    const { defaultLocale } = languageOf(row);
    return { id: defaultLocale, locale: defaultLocale };
  },
  translations: async (row: EntryRow, _: object, { loaders, addresses }: Context) => {
    const all = await loaders.entryTranslations.load(row.translation);
    return all
      .filter(({ id }) => id !== row.id)
      .map((other) => ({
        id: String(other.id),
        href: addresses.link(other.uri, languageOf(other).code),
        locale: languageOf(other).defaultLocale,
        post_title: other.title,
      }));
  },
};

/** What posts and campaigns add to that. */
export const postFields = {
  date: ({ date }: EntryRow) => date.replace(' ', 'T'),
  featuredImage: ({ image }: EntryRow, _: object, context: Context) => loadMediaEdge(image, context),
};

/** Takes numbers of terms, gives those that exist, in the same order. */
export async function loadTerms(ids: number[], { loaders }: Context): Promise<TermRow[]> {
  const rows = await loaders.term.loadMany(ids);
  return rows.filter((row): row is TermRow => row !== null && !(row instanceof Error));
}

/** Tags: terms of which only the name is shown. */
export const namedTerm = {
  id: ({ id }: TermRow) => buildGlobalId('term', id),
  name: ({ name }: TermRow) => name,
  slug: ({ slug }: TermRow) => slug,
};
