import { type RouterContextProvider, redirect } from 'react-router';
import type { LanguageCode } from '../../../contract/languages.ts';
import type { Name, NameIndex } from '../content/catalogue/name-index.ts';
import { fittingSentences } from '../content/cleaning/plain-text.ts';
import { optional } from '../content/client/optional.ts';
import { GetPagesDocument, GetPostsDocument, GetProductsDocument } from '../content/generated/graphql.ts';
import { buildHead } from '../content/pages/head.server.ts';
import { createLoad, type Load } from '../content/pages/load.server.ts';
import { servicesContext, tagsContext, taskContext } from '../content/services.ts';
import { buildPath } from '../locale/path.ts';
import { m } from '../messages/generated/messages.js';
import { buildSearchPath, parseSearchQuery, type SearchKind } from './search-query.ts';

/** An article or a page in the results. */
export type FoundText = { id: string; title: string; excerpt: string; to: string; date: string | null };

/** rulings 4: 24 products a page. Without a kind, some of each are shown. */
const PAGE_SIZES: Record<SearchKind, number> = { products: 24, posts: 10, pages: 10 };
const FIRST_SIZES: Record<SearchKind, number> = { products: 12, posts: 4, pages: 4 };
const EXCERPT_LENGTH = 180;
const DIRECT_NAMES = 4;
const NEAREST_NAMES = 4;
const POPULAR_TYPES = 12;

/** Loads a search (spec §2): results of each kind with counts, or help when there are none. */
export async function loadSearch(context: Readonly<RouterContextProvider>, url: URL) {
  const { catalogue, loadNames } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const load = createLoad(context);
  const state = parseSearchQuery(url.searchParams);
  const { key, kind } = state;
  const [found, names] = await Promise.all([
    findAll(context, load, key),
    optional(loadNames(load.locale, tags), null, tags),
  ]);
  const products = await optional(catalogue.findProducts(load.locale, found.products, tags), [], tags);
  const counts = { products: products.length, posts: found.posts.length, pages: found.pages.length };
  const total = counts.products + counts.posts + counts.pages;
  const pages = kind === null ? 1 : Math.max(1, Math.ceil(counts[kind] / PAGE_SIZES[kind]));
  if (state.page > pages)
    throw redirect(buildPath({ ...load.locale, pagePath: buildSearchPath({ ...state, page: pages }) }));

  function cut<Found>(of: SearchKind, list: readonly Found[]): Found[] {
    if (kind === null) return list.slice(0, FIRST_SIZES[of]);
    const start = (state.page - 1) * PAGE_SIZES[of];
    return kind === of ? list.slice(start, start + PAGE_SIZES[of]) : [];
  }
  return {
    head: await buildHead(context, { url, title: buildTitle(key, load.locale.language), isIndexed: false }),
    state,
    counts,
    pages,
    products: cut('products', products),
    posts: cut('posts', found.posts),
    texts: cut('pages', found.pages),
    /** Brands, product types and ingredients of that name. */
    direct: names && kind === null ? names.suggest(key, { names: DIRECT_NAMES, products: 0 }).names : [],
    help: total === 0 ? buildHelp(names, key) : null,
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

function buildTitle(key: string, language: LanguageCode): string {
  const options = { locale: language };
  return key === '' ? m.search_empty_title({}, options) : m.search_results_for({ key }, options);
}

/** What to offer when there are no results. */
function buildHelp(names: NameIndex | null, key: string) {
  const nearest = names?.findNearest(key, NEAREST_NAMES) ?? { phrase: null, names: [] };
  return {
    phrase: nearest.phrase,
    names: nearest.names,
    brands: names?.listPopular('brand', Number.POSITIVE_INFINITY) ?? ([] as Name[]),
    types: names?.listPopular('type', POPULAR_TYPES) ?? ([] as Name[]),
  };
}

/** Searches all kinds in the service; an empty search would return everything (contract notes 27). */
async function findAll(context: Readonly<RouterContextProvider>, load: Load, key: string) {
  if (key === '') return { products: [], posts: [], pages: [] };
  const { content } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const options = { tags, task: context.get(taskContext) };
  const { country, language } = load.locale;
  const variables = { search: key, language };
  const [products, posts, pages] = await Promise.all([
    load(GetProductsDocument, variables),
    optional(content.query(country, GetPostsDocument, variables, options), null, tags),
    optional(content.query(country, GetPagesDocument, variables, options), null, tags),
  ]);
  return {
    products: (products.products?.nodes ?? []).flatMap(({ slug }) => slug ?? []),
    posts: (posts?.posts?.nodes ?? []).flatMap(({ id, slug, title, excerpt, date }): FoundText[] =>
      slug && title
        ? [
            {
              id,
              title,
              excerpt: fittingSentences(excerpt, EXCERPT_LENGTH),
              to: buildPath({ ...load.locale, pagePath: `/blogs/${slug}` }),
              date: date ?? null,
            },
          ]
        : [],
    ),
    pages: (pages?.pages?.nodes ?? []).flatMap(({ id, title, uri, seo }): FoundText[] =>
      uri && title
        ? [{ id, title, excerpt: fittingSentences(seo?.metaDescription, EXCERPT_LENGTH), to: uri, date: null }]
        : [],
    ),
  };
}
