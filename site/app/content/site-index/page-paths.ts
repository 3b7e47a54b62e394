import { company } from '../../../company.ts';
import { parsePath } from '../../locale/path.ts';
import { parseSlug } from '../cleaning/slug.ts';
import { isGlobalId } from '../client/tags.ts';
import type { GetPagesQuery } from '../generated/graphql.ts';

type Page = NonNullable<GetPagesQuery['pages']>['nodes'][number];

/** Pages whose name in content is not their address here (spec §2). */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['home', '/'],
  ['campaigns', '/news-campaigns'],
  ['press-releases', '/news-press-releases'],
  ['health-hub', `/news-${company.slug}-health-hub`],
  ['life-at-company', `/life-at-${company.slug}`],
  ['join-us', '/careers/join-us'],
]);

/** The paths of a locale's pages. */
export type PagePaths = {
  /** Page paths by the number the service gave the page. */
  byNumber: ReadonlyMap<number, string>;
  /** Their other addresses, which lead there: the one in content, and those of their translations. */
  moved: ReadonlyMap<string, string>;
};

/**
 * Finds the page paths of a locale's pages. A page has one path in every language (decision 0132): that of its original,
 * the page of the default language that it translates.
 */
export function findPagePaths(pages: readonly Page[], originals: readonly Page[]): PagePaths {
  const originalOf = mapOriginals(originals);
  const byNumber = new Map<number, string>();
  const others: [string, string][] = [];
  for (const page of pages) {
    const path = addressOf(originalOf.get(page.databaseId) ?? page);
    if (path === null) continue;
    byNumber.set(page.databaseId, path);
    for (const other of [page.uri, ...(page.translations ?? []).map((one) => one?.href)])
      if (other) others.push([parseSlug(pathOf(other)), path]);
  }
  const taken = new Set(['/', ...byNumber.values()].map(parseSlug));
  return { byNumber, moved: new Map(others.filter(([other]) => !taken.has(other))) };
}

/** The name of a page's translation, by the name that the page has in the default language. */
export function translateName(name: string, pages: readonly Page[], originals: readonly Page[]): string {
  if (pages.some(({ slug }) => slug === name)) return name;
  const originalOf = mapOriginals(originals);
  return pages.find(({ databaseId }) => originalOf.get(databaseId)?.slug === name)?.slug ?? name;
}

/** The originals by the numbers of their translations (contract notes 24). */
function mapOriginals(originals: readonly Page[]): ReadonlyMap<number, Page> {
  return new Map(
    originals.flatMap((page) => (page.translations ?? []).map((one) => [readNumber(one?.id ?? ''), page] as const)),
  );
}

/** The number of a translation: as text, or in a global id where translations are nodes (Polylang). */
function readNumber(id: string): number {
  return Number(isGlobalId(id) ? atob(id).split(':')[1] : id);
}

function addressOf({ uri, slug }: Page): string | null {
  if (!uri) return null;
  const path = pathOf(uri);
  return path === `/${slug}` ? (ADDRESSES.get(slug ?? '') ?? path) : path;
}

/** An address in content as a path of this site, without its locale. */
function pathOf(address: string): string {
  return parsePath(address).pagePath;
}
