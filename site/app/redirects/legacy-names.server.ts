import type { ContentClient } from '../content/client/client.server.ts';
import { GetProductFiltersDocument } from '../content/generated/graphql.ts';
import type { SiteIndex } from '../content/pages/site-index.server.ts';
import type { Locale } from '../locale/path.ts';
import type { LegacyFacet } from './legacy-addresses.ts';
import type { LegacyNames } from './legacy-lookup.server.ts';

/** A brand's facet is the category `{brand}-{suffix}`, its values `{brand}-{value}` (spec §2, product-category). */
const facetSuffixes: Record<string, LegacyFacet> = {
  'product-type': 'productType',
  ingredient: 'ingredient',
  regimen: 'regimen',
};

/** Creates the names content has today for the legacy handler, read through the site index and the brands' facets. */
export function createLegacyNames({
  content,
  siteIndex,
}: {
  content: Pick<ContentClient, 'query'>;
  siteIndex: SiteIndex;
}): LegacyNames {
  async function loadFacetValues({ country, language }: Locale, brands: readonly string[]) {
    if (brands.length === 0) return [];
    const answer = await content.query(country, GetProductFiltersDocument, { slug: [...brands], lang: language });
    return (answer.productCategories?.nodes ?? []).flatMap((brand) =>
      (brand.children?.nodes ?? []).flatMap((facetNode) => {
        const prefix = `${brand.slug}-`;
        const facet = facetSuffixes[facetNode.slug?.slice(prefix.length) ?? ''];
        return facet === undefined
          ? []
          : (facetNode.children?.nodes ?? []).map((value) => ({
              id: value.databaseId,
              brand: brand.slug ?? '',
              facet,
              value: value.slug?.startsWith(prefix) ? value.slug.slice(prefix.length) : (value.slug ?? ''),
            }));
      }),
    );
  }

  return {
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
    jobs: async (locale) => (await siteIndex.load(locale)).jobs,
    hasPage: (locale, pagePath) => siteIndex.hasPage(locale, pagePath),
  };
}
