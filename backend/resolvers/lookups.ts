import { createGraphQLError } from 'graphql-yoga';
import { defaultLanguage, isLanguageCode } from '../../contract/languages.ts';
import type { EntryRow } from '../db/schema/entries.ts';
import type { MediaRow } from '../db/schema/media.ts';
import type { RootQueryMediaItemArgs, RootQueryPageArgs, RootQueryPostArgs } from '../generated/resolvers.ts';
import type { Context } from '../graphql/context.ts';
import { findEntry } from '../queries/entries.ts';
import { findMedia } from '../queries/media.ts';
import { parseId } from '../relay/global-id.ts';

/** One page by its uri, with or without slashes, query and hash (NOTES 23); an unknown one is null (NOTES 12). */
export function loadPage({ id, idType }: RootQueryPageArgs, { db, country }: Context): Promise<EntryRow | null> {
  if (idType !== 'URI') return findEntry(db, country, 'page', { id: readId(id) });
  return findEntry(db, country, 'page', readUri(id));
}

/** One post by its slug, uri or id. */
export function loadPost({ id, idType }: RootQueryPostArgs, { db, country }: Context): Promise<EntryRow | null> {
  if (idType === 'SLUG') return findEntry(db, country, 'post', { slug: id });
  if (idType === 'URI') return findEntry(db, country, 'post', readUri(id));
  return findEntry(db, country, 'post', { id: readId(id) });
}

/** One picture or file by its slug, address or id. */
export function loadMediaItem(
  { id, idType }: RootQueryMediaItemArgs,
  { db, country, addresses }: Context,
): Promise<MediaRow | null> {
  if (idType === 'SLUG') return findMedia(db, country, { slug: id });
  if (idType !== 'SOURCE_URL' && idType !== 'URI') return findMedia(db, country, { id: readId(id) });
  const path = addresses.parseMedia(id);
  return path === null ? Promise.resolve(null) : findMedia(db, country, { path });
}

function readId(id: string): number {
  const number = parseId('post', id);
  if (number === null) throw createGraphQLError('The ID input is invalid.');
  return number;
}

/** `our-story`, `/our-story/`, `/our-story/?lang=ar#top` are one page; the parameter picks the language. */
function readUri(id: string): { uri: string; language: string } {
  const { pathname, searchParams } = new URL(`http://service.invalid/${id.replace(/^\/+/, '')}`);
  const [, first = '', rest = ''] = pathname.match(/^\/([^/]*)(.*)$/) ?? [];
  const path = decodePath(isLanguageCode(first) ? rest : pathname);
  const language = [searchParams.get('lang') ?? '', first].find(isLanguageCode) ?? defaultLanguage;
  return { uri: path.endsWith('/') ? path : `${path}/`, language };
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
