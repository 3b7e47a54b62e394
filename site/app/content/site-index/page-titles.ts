import { createSlugIndex } from '../catalogue/addresses.ts';
import { plainText } from '../cleaning/plain-text.ts';
import type { GetPagesQuery } from '../generated/graphql.ts';
import type { PagePaths } from './page-paths.ts';

/** A page by its path and its title. */
export type PageTitle = { to: string; label: string };

/** The titles of a locale's pages by the words of their paths, except the home page, which every screen links to. */
export function findTitles(nodes: NonNullable<GetPagesQuery['pages']>['nodes'], { byNumber }: PagePaths) {
  const titles = createSlugIndex<PageTitle>();
  for (const { databaseId, title } of nodes) {
    const to = byNumber.get(databaseId) ?? '/';
    if (to !== '/' && title) titles.add({ to, label: plainText(title) }, to);
  }
  return titles;
}
