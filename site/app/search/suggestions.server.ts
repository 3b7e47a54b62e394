import type { RouterContextProvider } from 'react-router';
import type { CatalogueItem } from '../content/catalogue/catalogue-index.server.ts';
import { buildNamePath, type Name, type Nearest } from '../content/catalogue/name-index.ts';
import { optional } from '../content/client/optional.ts';
import { GetPostsDocument, GetProductsDocument } from '../content/generated/graphql.ts';
import { servicesContext, tagsContext, taskContext } from '../content/services.ts';
import { localeContext } from '../locale/context.ts';
import { buildSearchPath } from './search-query.ts';
import type { Suggestion } from './suggestion.ts';

const LIMITS = { names: 8, products: 6, articles: 3 } as const;
/** Below this many products the service's search is used too: it knows other names and tolerates typing errors. */
const MIN_PRODUCTS = 3;

/** Finds suggestions for the start of a search: names of lists, products, articles; else similar ones. */
export async function findSuggestions(context: Readonly<RouterContextProvider>, key: string): Promise<Suggestion[]> {
  const { loadNames, catalogue, content } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const options = { tags, task: context.get(taskContext) };
  const locale = context.get(localeContext);

  async function searchProducts(): Promise<CatalogueItem[]> {
    const variables = { search: key, language: locale.language };
    const { products } = await content.query(locale.country, GetProductsDocument, variables, options);
    const slugs = (products?.nodes ?? []).flatMap(({ slug }) => slug ?? []);
    return catalogue.findProducts(locale, slugs.slice(0, LIMITS.products), tags);
  }

  /** Lists the products with the first ingredient among names: its name is typed to find them. */
  async function listHolding(names: readonly Name[]): Promise<readonly CatalogueItem[]> {
    const ingredient = names.find(({ kind }) => kind === 'ingredient');
    if (!ingredient) return [];
    const query = {
      filters: { ingredient: [ingredient.slug] },
      sort: 'menu',
      page: 1,
      pageSize: LIMITS.products,
    } as const;
    return (await catalogue.listProducts(locale, { ...query, tags })).items;
  }

  async function searchPosts(): Promise<Suggestion[]> {
    const variables = { search: key, language: locale.language };
    const { posts } = await content.query(locale.country, GetPostsDocument, variables, options);
    return (posts?.nodes ?? []).slice(0, LIMITS.articles).flatMap(({ slug, title }) => {
      const to = `/blogs/${slug}`;
      return slug && title ? [{ kind: 'article', name: title, note: null, to, image: null } as const] : [];
    });
  }

  async function find(): Promise<Suggestion[]> {
    const index = await loadNames(locale, tags);
    const { names, products } = index.suggest(key, LIMITS);
    const [found, articles] = await Promise.all([
      products.length < MIN_PRODUCTS ? optional(searchProducts(), [], tags) : [],
      optional(searchPosts(), [], tags),
    ]);
    const all = [...new Map([...products, ...found].map((product) => [product.slug, product])).values()];
    const held = all.length > 0 ? all : await listHolding(names);
    const suggestions = [
      ...names.map(buildNameSuggestion),
      ...held.slice(0, LIMITS.products).map(buildProductSuggestion),
      ...articles,
    ];
    if (suggestions.length > 0) return suggestions;
    const near = index.findNearest(key, LIMITS.names);
    return buildNear(near, await listHolding(near.names));
  }

  return optional(find(), [], tags);
}

function buildNameSuggestion({ kind, slug, name }: Name): Suggestion {
  return { kind, name, note: null, to: buildNamePath({ kind, slug }), image: null };
}

/** What looks like words that nothing has: a corrected phrase, names, and what holds an ingredient among them. */
function buildNear({ phrase, names }: Nearest, products: readonly CatalogueItem[]): Suggestion[] {
  const corrected: Suggestion[] =
    phrase === null
      ? []
      : [{ kind: 'phrase', name: phrase, note: null, to: buildSearchPath({ key: phrase }), image: null }];
  return [...corrected, ...names.map(buildNameSuggestion), ...products.map(buildProductSuggestion)].map((one) => ({
    ...one,
    isNear: true,
  }));
}

function buildProductSuggestion({ slug, name, brand, image }: CatalogueItem): Suggestion {
  return {
    kind: 'product',
    name,
    note: brand?.name ?? null,
    to: `/product/${slug}`,
    image: image?.mediaItemUrl ?? null,
  };
}
