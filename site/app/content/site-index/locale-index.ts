import { decodePercent } from '../../../../contract/decode-percent.ts';
import { parseModified } from '../../../../contract/site-time.ts';
import { isBrand } from '../../facets/category.ts';
import { parsePath } from '../../locale/path.ts';
import { parseSlug } from '../cleaning/slug.ts';
import type {
  BrandsDataQuery,
  CategoryChildrenQuery,
  GetJoinQuery,
  GetPagesQuery,
  SiteIndexPostsQuery,
} from '../generated/graphql.ts';

/**
 * The addresses a locale's content has: what alternates, sitemaps and the legacy handler choose from. Products are many
 * and have a catalogue of their own, which no other page waits for.
 */
export type LocaleIndex = {
  brands: readonly string[];
  /** Product types and categories that have products. */
  productTypes: readonly string[];
  /** Page paths of those that have none: links to them lead nowhere here. */
  emptyLists: ReadonlySet<string>;
  /** Page paths of content pages: `/our-story`. */
  pages: readonly string[];
  posts: readonly { slug: string; id: number }[];
  jobs: readonly string[];
  /** When the content of pages, posts and jobs was last changed, by decoded page path: an instant. */
  modified: ReadonlyMap<string, number>;
};

/** Pages the site draws itself, whatever the backend holds. */
export const OWN_PAGES = new Set(['/', '/plp', '/brands', '/search']);

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

/** Whether a locale has the page path, products and collections apart. */
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
      return (isName && index.jobs.includes(second)) || index.pages.includes(pagePath);
    default:
      return index.pages.includes(pagePath) || (second === undefined && index.productTypes.includes(first));
  }
}

/** Builds the index of a locale from the answers of its service. */
export function buildLocaleIndex(
  brandAnswer: BrandsDataQuery,
  categories: CategoryChildrenQuery,
  pages: GetPagesQuery,
  posts: SiteIndexPostsQuery,
  careers: GetJoinQuery,
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
  const joinPage = careers.pages?.nodes[0];
  const jobs = (joinPage?.careers?.jobs ?? []).flatMap((job) => job?.jobId ?? []);
  return {
    brands,
    productTypes: lists.flatMap(({ slug, isFilled }) => (slug && isFilled ? [slug] : [])),
    emptyLists: new Set(lists.flatMap(({ slug, isFilled }) => (slug && !isFilled ? [`/${slug}`] : []))),
    pages: (pages.pages?.nodes ?? []).flatMap((page) => (page.uri ? [pagePathOf(page.uri)] : [])),
    posts: (posts.posts?.nodes ?? []).flatMap((post) => (post.slug ? [{ slug: post.slug, id: post.databaseId }] : [])),
    jobs,
    modified: buildModified([
      ...(pages.pages?.nodes ?? []).map(({ uri, modifiedGmt }) => [pagePathOf(uri ?? ''), modifiedGmt] as const),
      ...(posts.posts?.nodes ?? []).map(({ slug, modifiedGmt }) => [`/blogs/${slug}`, modifiedGmt] as const),
      // A job has no date of its own: it is a part of its page.
      ...jobs.map((id) => [`/careers/${id}`, joinPage?.modifiedGmt ?? null] as const),
    ]),
  };
}

function buildModified(dates: readonly (readonly [path: string, date: string | null])[]): LocaleIndex['modified'] {
  const known = dates.flatMap(([path, date]) => {
    const instant = parseModified(date);
    return instant === null ? [] : [[parseSlug(path), instant] as const];
  });
  return new Map(known);
}

/** A service that does not count its products is taken at its word. */
function isFilled({ count }: { count: number | null }): boolean {
  return count !== 0;
}

/** A page's uri arrives as a path of this site, under its locale. */
function pagePathOf(uri: string): string {
  return parsePath(uri).pagePath;
}
