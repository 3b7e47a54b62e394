import { type LanguageCode, parseLanguageTag, writtenLanguage } from '../../../../contract/languages.ts';
import { parsePath } from '../../locale/path.ts';
import { parseSlug } from '../cleaning/slug.ts';
import {
  PageByNameDocument,
  PageByUriDocument,
  type PageCoreFragment,
  PageGroupsDocument,
} from '../generated/graphql.ts';
import type { PagePaths } from '../site-index/page-paths.ts';
import type { Load } from './load.server.ts';
import type { ContentPageNode } from './page-lists.ts';

type Found = { page: ContentPageNode | null };

/** Loads a page by name with its content groups; if the service lacks some groups, without them. */
export async function loadNamedPage(load: Load, name: string): Promise<Found> {
  const variables = { name, language: load.locale.language };
  const [answer, groups] = await Promise.all([
    load(PageByNameDocument, variables),
    load.optional(PageGroupsDocument, variables),
  ]);
  const page = answer.pages?.nodes[0];
  const carried = groups?.pages?.nodes.find(({ id }) => id === page?.id);
  return { page: page ? { ...carried, ...page } : null };
}

/** Loads the page at a page path, by name or uri, in the requested language only. */
export async function loadPageByUri(
  load: Load,
  pagePath: string,
  byNumber: PagePaths['byNumber'] = new Map(),
): Promise<Found> {
  const path = parseSlug(pagePath);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === '') return { page: null };
  const named = await loadNamedPage(load, name);
  // A translation is found by its original's name, and has its original's path.
  if (named.page && (isAt(named.page, path) || byNumber.get(named.page.databaseId) === path)) return named;
  const { page } = await load(PageByUriDocument, { uri: path });
  return { page: page && isAt(page, path) && isFor(page, load.locale.language) ? page : null };
}

function isAt({ uri }: PageCoreFragment, path: string): boolean {
  return parseSlug(parsePath(uri ?? '').pagePath) === path;
}

/** Whether a page is in a language, or in its fallback. */
function isFor({ locale }: PageCoreFragment, language: LanguageCode): boolean {
  const own = parseLanguageTag(locale?.locale ?? '');
  return own === language || own === writtenLanguage(language);
}
