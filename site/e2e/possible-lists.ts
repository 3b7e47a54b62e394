/** Lists of products that could exist, besides those in sitemaps. */
import type { SitemapEntry } from './sitemaps.ts';

const BACKEND = `http://127.0.0.1:${process.env.E2E_BACKEND_PORT ?? 4210}`;

/** Reads the page paths of every category, and of every brand with every product type of any country. */
export async function readPossibleLists(entries: ReadonlyMap<string, SitemapEntry>): Promise<string[]> {
  const namesIn = (kind: string) => {
    const addresses = [...entries].filter(([, { file }]) => file.endsWith(`/sitemap-${kind}.xml`));
    return new Set(addresses.map(([address]) => address.slice(address.lastIndexOf('/') + 1)));
  };
  const brands = [...namesIn('brands')].filter((name) => name !== 'brands');
  const types = [...namesIn('categories')];
  return [
    ...(await readCategories()).map((slug) => `/${encodeURIComponent(slug)}`),
    ...brands.flatMap((brand) => types.map((type) => `/collections/${brand}/${type}`)),
  ];
}

async function readCategories(after: string | null = null): Promise<string[]> {
  const query = `query ($after: String) { productCategories(first: 100, after: $after, where: { hideEmpty: false }) {
    nodes { slug } pageInfo { hasNextPage endCursor } } }`;
  const response = await fetch(`${BACKEND}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { data } = await response.json();
  const { nodes, pageInfo } = data.productCategories;
  const slugs: string[] = nodes.map(({ slug }: { slug: string }) => slug);
  return pageInfo.hasNextPage ? [...slugs, ...(await readCategories(pageInfo.endCursor))] : slugs;
}
