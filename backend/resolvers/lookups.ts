import { createGraphQLError } from 'graphql-yoga';
import { decodeUri } from '../../contract/decode-percent.ts';
import { defaultLanguage, isLanguageCode } from '../../contract/languages.ts';
import type { EntryRow, EntryType } from '../db/schema/entries.ts';
import type { MediaRow } from '../db/schema/media.ts';
import type { ProductRow } from '../db/schema/products.ts';
import type { RootQueryMediaItemArgs, RootQueryPostArgs, RootQueryProductArgs } from '../generated/resolvers.ts';
import type { Context } from '../graphql/context.ts';
import { findEntry } from '../queries/entries.ts';
import { findMedia } from '../queries/media.ts';
import { findProduct } from '../queries/products.ts';
import { parseId } from '../relay/global-id.ts';

/**
 * One entry by its slug, by its uri with or without slashes, query and hash (NOTES 23), or by its id; null if unknown
 * (NOTES 12) or unpublished, except for an editor.
 */
export function loadEntry(
  type: EntryType,
  { id, idType }: Pick<RootQueryPostArgs, 'id' | 'idType'>,
  { db, country, isEditor }: Context,
): Promise<EntryRow | null> {
  if (idType === 'SLUG') return findEntry(db, country, type, { slug: id }, isEditor);
  if (idType === 'URI') return findEntry(db, country, type, readUri(id), isEditor);
  return findEntry(db, country, type, { id: readId(id) }, isEditor);
}

/** One product by its slug or id, with the same rules. */
export function loadProduct(
  { id, idType }: RootQueryProductArgs,
  { db, country, isEditor }: Context,
): Promise<ProductRow | null> {
  return findProduct(db, country, idType === 'SLUG' ? { slug: id } : { id: readId(id) }, isEditor);
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

/** `our-story`, `/our-story/`, `/our-story/?lang=ar#top` are one page; the parameter selects the language. */
function readUri(id: string): { uri: string; language: string } {
  const { pathname, searchParams } = new URL(`http://service.invalid/${id.replace(/^\/+/, '')}`);
  const [, first = ''] = pathname.split('/', 2);
  const path = decodePath(isLanguageCode(first) ? pathname.slice(first.length + 1) : pathname);
  const language = [searchParams.get('lang') ?? '', first].find(isLanguageCode) ?? defaultLanguage;
  return { uri: path.endsWith('/') ? path : `${path}/`, language };
}

/** Unchanged if a percent code is broken or decodes to NUL, which PostgreSQL cannot hold. */
function decodePath(path: string): string {
  return path.includes('%00') ? path : decodeUri(path);
}
