import type { ContentDocument } from '../app/content/client/document.server.ts';
import { resolveMarketplaceLinks } from '../app/content/pages/marketplaces.ts';
import type { Locale } from '../app/locale/path.ts';
import type { Finding } from './finding.ts';

type MetaData = { key: string; value?: string | null };
type Product = {
  name?: string | null;
  slug?: string | null;
  metaData?: (MetaData | null)[] | null;
  variations?: { nodes: { metaData?: (MetaData | null)[] | null }[] } | null;
};
type CheckedProducts = { products?: { nodes: Product[] } | null };

/** What is checked of every product; the site queries it one by one. */
export const CHECK_PRODUCTS: ContentDocument<CheckedProducts, { linkKeys: string[]; language: string }> = {
  toString: () => `query checkProducts($linkKeys: [String!]!, $language: String, $after: String) {
  products(first: 100, after: $after, where: { language: $language }) {
    nodes {
      ... on Product {
        id databaseId name slug shortDescription description
        translations { locale href }
        image { id altText mediaItemUrl mimeType }
        seo { metaTitle metaDescription }
        metaData(keysIn: $linkKeys) { key value }
      }
      ... on VariableProduct { variations(first: 100) { nodes { id metaData(keysIn: $linkKeys) { key value } } } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
};

/** Finds the products without a link to a marketplace, and those that share an address. */
export function findInProducts(answer: CheckedProducts | null, locale: Locale, where: string): Finding[] {
  const products = answer?.products?.nodes ?? [];
  const isSold = ({ metaData, variations }: Product) =>
    [{ metaData: [] }, ...(variations?.nodes ?? [])].some(
      (one) => resolveMarketplaceLinks(one.metaData, metaData, locale).length > 0,
    );
  const unsold = products.filter((one) => !isSold(one));
  const shared = [...Map.groupBy(products, ({ slug }) => slug)].filter(([, same]) => same.length > 1);
  return [
    ...unsold.map(({ name }): Finding => ({ kind: 'marketplace', where, what: `“${name}”` })),
    ...shared.map(
      ([slug, same]): Finding => ({ kind: 'clash', where, what: `/product/${slug}: ${same.length} products` }),
    ),
  ];
}
