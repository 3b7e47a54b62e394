import { decodePercent } from '../../../../contract/decode-percent.ts';
import { parseModified } from '../../../../contract/site-time.ts';
import { company } from '../../../company.ts';
import { isBrand } from '../../facets/category.ts';
import type { SlugIndex } from '../catalogue/addresses.ts';
import { parseSlug } from '../cleaning/slug.ts';
import type {
  BrandsDataQuery,
  CategoryChildrenQuery,
  GetJoinQuery,
  GetPagesQuery,
  SiteIndexPostsQuery,
} from '../generated/graphql.ts';
import { findPagePaths, type PagePaths } from './page-paths.ts';
import { findTitles, type PageTitle } from './page-titles.ts';

/**
 * The addresses of a locale's content, for alternates, sitemaps and the legacy handler. Products are in the catalogue,
 * which no other page should wait for.
 */
export type LocaleIndex = {
  brands: readonly string[];
  /** Product types and categories that have products. */
  productTypes: readonly string[];
  /** Page paths of those without products: links to them lead nowhere. */
  emptyLists: ReadonlySet<string>;
  /** Page paths of content pages: `/our-story`. */
  pages: ReadonlySet<string>;
  /** The same by the number the service gave them, and the other addresses that redirect there. */
  pagePaths: PagePaths;
  /** Their titles by page path, to be found by the words of their addresses. */
  titles: SlugIndex<PageTitle>;
  posts: readonly { slug: string; id: number }[];
  jobs: readonly string[];
  /** When pages, posts and jobs were last changed, by decoded page path. */
  modified: ReadonlyMap<string, number>;
};

/** Pages of the site itself, which need no content. */
export const OWN_PAGES = new Set(['/', '/plp', '/brands', '/search', '/compare']);

/** `/product/amla-oil` → `amla-oil`; null for any other path. */
export function productOf(pagePath: string): string | null {
  const [first, second, ...deeper] = pagePath.slice(1).split('/');
  return first === 'product' && second !== undefined && deeper.length === 0 ? decodePercent(second) : null;
}

/** `/collections/tarwa/hair-oil` → tarwa, hair-oil; `/collections/tarwa/all` → tarwa; null for any other path. */
export function collectionOf(pagePath: string): [brand: string, type?: string] | null {
  const [first, brand, type, ...deeper] = pagePath.slice(1).split('/').map(decodePercent);
  if (first !== 'collections' || brand === undefined || type === undefined || deeper.length > 0) return null;
  return type === 'all' ? [brand] : [brand, type];
}

/** Whether a locale has a page path; products and collections are looked up elsewhere. */
export function isIn(index: LocaleIndex, pagePath: string): boolean {
  if (OWN_PAGES.has(pagePath)) return true;
  const [first = '', second, ...deeper] = pagePath.slice(1).split('/').map(decodePercent);
  const isName = second !== undefined && deeper.length === 0;
  switch (first) {
    case 'brands':
      return isName && index.brands.includes(second);
    case 'blogs':
      return isName && index.posts.some((post) => post.slug === second);
    case 'careers':
      return (isName && index.jobs.includes(second)) || index.pages.has(pagePath);
    default:
      return index.pages.has(pagePath) || (second === undefined && index.productTypes.includes(first));
  }
}

/** Measured with 10,000 pages and posts: 330 of the index, the rest of the answers it is made from. */
const BYTES_PER_ADDRESS = 1000;

/** What an index holds, with the answers it is made from: they outlive the query cache beside it. */
export function countIndexBytes({ brands, productTypes, emptyLists, pages, posts, jobs }: LocaleIndex): number {
  const lists = brands.length + productTypes.length + emptyLists.size;
  return (lists + pages.size + posts.length + jobs.length) * BYTES_PER_ADDRESS;
}

/** Builds the index of a locale from the answers of its service. */
export function buildLocaleIndex(
  brandAnswer: BrandsDataQuery,
  categories: CategoryChildrenQuery,
  pages: GetPagesQuery,
  posts: SiteIndexPostsQuery,
  careers: GetJoinQuery,
  originals: GetPagesQuery,
): LocaleIndex {
  const brands = (brandAnswer.productCategories?.nodes ?? []).flatMap((node) =>
    node.slug && isBrand(node) ? [node.slug] : [],
  );
  const tops = (categories.productCategories?.nodes ?? []).filter((node) => !brands.includes(node.slug ?? ''));
  const lists = tops.flatMap((top) => {
    const types = top.children?.nodes ?? [];
    return [{ slug: top.slug, isFilled: [top, ...types].some(isFilled) }].concat(
      types.map((type) => ({ slug: type.slug, isFilled: isFilled(type) })),
    );
  });
  const nodes = pages.pages?.nodes ?? [];
  const pagePaths = findPagePaths(nodes, originals.pages?.nodes ?? []);
  const joinPage = careers.pages?.nodes[0];
  const jobs = (joinPage?.careers?.jobs ?? []).flatMap((job) => job?.jobId ?? []);
  return {
    brands,
    productTypes: lists.flatMap(({ slug, isFilled }) => (slug && isFilled ? [slug] : [])),
    emptyLists: new Set(lists.flatMap(({ slug, isFilled }) => (slug && !isFilled ? [`/${slug}`] : []))),
    pages: new Set(pagePaths.byNumber.values()),
    pagePaths,
    titles: findTitles(nodes, pagePaths),
    posts: (posts.posts?.nodes ?? []).flatMap((post) => (post.slug ? [{ slug: post.slug, id: post.databaseId }] : [])),
    jobs,
    modified: buildModified([
      ...nodes.map(({ databaseId, modifiedGmt }) => [pagePaths.byNumber.get(databaseId) ?? '', modifiedGmt] as const),
      ...(posts.posts?.nodes ?? []).map(({ slug, modifiedGmt }) => [`/blogs/${slug}`, modifiedGmt] as const),
      ...datesOfLists(posts),
      // A job has no date of its own, but is part of its page.
      ...jobs.map((id) => [`/careers/${id}`, joinPage?.modifiedGmt ?? null] as const),
    ]),
  };
}

/** A list of posts is as recent as its newest post. */
function datesOfLists({ posts, campaigns, pressReleases, healthHub }: SiteIndexPostsQuery) {
  const lists = [
    ['/', posts],
    ['/news-and-media', posts],
    ['/news-and-media', campaigns],
    ['/news-campaigns', campaigns],
    ['/news-press-releases', pressReleases],
    [`/news-${company.slug}-health-hub`, healthHub],
  ] as const;
  return lists.flatMap(([path, list]) => (list?.nodes ?? []).map(({ modifiedGmt }) => [path, modifiedGmt] as const));
}

/** The newest date of each path. */
function buildModified(dates: readonly (readonly [path: string, date: string | null])[]): LocaleIndex['modified'] {
  const newest = new Map<string, number>();
  for (const [path, date] of dates) {
    const instant = parseModified(date);
    const slug = parseSlug(path);
    if (instant !== null) newest.set(slug, Math.max(instant, newest.get(slug) ?? instant));
  }
  return newest;
}

/** Categories without a count are taken to have products. */
function isFilled({ count }: { count: number | null }): boolean {
  return count !== 0;
}
