import { parseBrandFacet, parseFacetValue } from '../../facets/facets.ts';
import type { Locale } from '../../locale/path.ts';
import type { LegacyNames } from '../../redirects/legacy-lookup.server.ts';
import { loadCategoryTrees } from '../catalogue/category-trees.server.ts';
import type { ContentClient } from '../client/client.server.ts';
import { NewsAndMediaDocument } from '../generated/graphql.ts';
import type { SiteIndex } from './site-index.server.ts';

/** Creates the names of today's content for the legacy handler, from the site index and the brands' facets. */
export function createLegacyNames({
  content,
  siteIndex,
}: {
  content: Pick<ContentClient, 'query' | 'originalOf'>;
  siteIndex: SiteIndex;
}): LegacyNames {
  async function loadFacetValues(locale: Locale, brands: readonly string[]) {
    const trees = await loadCategoryTrees(content, locale);
    return trees.flatMap(({ slug: brand, children }) =>
      (children?.nodes ?? []).flatMap((facetNode) => {
        const facet = parseBrandFacet(facetNode.slug ?? '');
        if (brand === null || !brands.includes(brand) || facet === null) return [];
        return (facetNode.children?.nodes ?? []).map(({ databaseId, slug }) => ({
          id: databaseId,
          facet,
          value: parseFacetValue(slug ?? '', brand),
        }));
      }),
    );
  }

  return {
    originalOf: ({ country }, kind, name) => content.originalOf(country, kind, name),
    brands: async (locale) => (await siteIndex.load(locale)).brands,
    productTypes: async (locale) => (await siteIndex.load(locale)).productTypes,
    products: (locale) => siteIndex.listProducts(locale),
    facetValues: async (locale, brand, facet) =>
      (await loadFacetValues(locale, [brand])).filter((one) => one.facet === facet).map((one) => one.value),
    category: async (locale, id) => {
      const values = await loadFacetValues(locale, (await siteIndex.load(locale)).brands);
      return values.find((one) => one.id === id) ?? null;
    },
    posts: async (locale) => (await siteIndex.load(locale)).posts,
    postTags: async (locale) => {
      const name = await siteIndex.translate(locale, 'news-and-media');
      const answer = await content.query(locale.country, NewsAndMediaDocument, { name, language: locale.language });
      return (answer.posts?.nodes ?? []).flatMap(({ tags }) => (tags?.nodes ?? []).flatMap(({ slug }) => slug ?? []));
    },
    jobs: async (locale) => (await siteIndex.load(locale)).jobs,
    hasPage: siteIndex.hasPage,
    byNumber: async (locale, number) => {
      const { posts, pagePaths } = await siteIndex.load(locale);
      const post = posts.find(({ id }) => id === number);
      return post ? `/blogs/${encodeURIComponent(post.slug)}` : (pagePaths.byNumber.get(number) ?? null);
    },
    hasContentPage: async (locale, pagePath) => (await siteIndex.load(locale)).pages.has(pagePath),
  };
}
