/**
 * The catalogue with 20,000 products of one country: load time through the content client with answers in memory (so
 * only the site's own work counts), memory, event loop delay meanwhile, and listing pages. Exits 1 when a gate is
 * missed: listing p99 under 10 ms, memory under 150 MB. Run: node --expose-gc benchmarks/catalogue.bench.ts
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCatalogue } from '../site/app/content/catalogue/catalogue.server.ts';
import type { ListingQuery } from '../site/app/content/catalogue/catalogue-listing.ts';
import { createContentClient } from '../site/app/content/client/client.server.ts';
import { createQueryCache } from '../site/app/content/client/query-cache.server.ts';
import { findMedian, findPercentile, measureMemory } from './figures.ts';

const PRODUCTS = 20_000;
const LISTINGS = 2_000;
const BRANDS = 10;
const TYPES = 35;
const INGREDIENTS = 26;
const REGIMENS = 9;
const TAGS = 28;

type Node = {
  id: string;
  databaseId: number;
  name: string;
  slug: string;
  children?: { nodes: Node[]; pageInfo: { hasNextPage: boolean } };
};

const range = (length: number) => Array.from({ length }, (_, index) => index);
let lastId = 0;
function buildCategory(slug: string, children: Node[] = []): Node {
  lastId += 1;
  const pageInfo = { hasNextPage: false };
  return {
    id: btoa(`term:${lastId}`),
    databaseId: lastId,
    name: `Name of ${slug}`,
    slug,
    children: { nodes: children, pageInfo },
  };
}
function buildFacet(brand: string, facet: string, values: string[]): Node {
  return buildCategory(
    `${brand}-${facet}`,
    values.map((value) => buildCategory(`${brand}-${value}`)),
  );
}
const typeSlugs = range(TYPES).map((type) => `type-${type}`);
const groups = range(8).map((group) =>
  buildCategory(
    `group-${group}`,
    typeSlugs.filter((_, type) => type % 8 === group).map((slug) => buildCategory(slug)),
  ),
);
const brands = range(BRANDS).map((brand) =>
  buildCategory(`brand-${brand}`, [
    buildFacet(`brand-${brand}`, 'product-type', typeSlugs),
    buildFacet(
      `brand-${brand}`,
      'ingredient',
      range(INGREDIENTS).map((one) => `ingredient-${one}`),
    ),
    buildFacet(
      `brand-${brand}`,
      'regimen',
      range(REGIMENS).map((one) => `regimen-${one}`),
    ),
  ]),
);
const idOf = new Map<string, number>();
function noteIds(nodes: Node[]): void {
  for (const { slug, databaseId, children } of nodes) {
    idOf.set(slug, databaseId);
    noteIds(children?.nodes ?? []);
  }
}
noteIds([...brands, ...groups]);

function buildProduct(index: number): object {
  const brand = `brand-${index % BRANDS}`;
  const type = index % TYPES;
  const values = [
    `type-${type}`,
    `ingredient-${index % INGREDIENTS}`,
    `ingredient-${(index * 7) % INGREDIENTS}`,
    `regimen-${index % REGIMENS}`,
  ];
  const slugs = [brand, `group-${type % 8}`, `type-${type}`, ...new Set(values.map((value) => `${brand}-${value}`))];
  return {
    __typename: 'VariableProduct',
    id: btoa(`post:${index}`),
    databaseId: index,
    name: `Oil of ${(index * 7919) % PRODUCTS} amla &amp; sidr`,
    slug: `${brand}-oil-of-amla-and-sidr-${index}`,
    uri: `/product/${brand}-oil-of-amla-and-sidr-${index}/`,
    shortDescription: `<p>A light oil for long hair, pressed cold &#8211; number ${index}.</p>\n`,
    menuOrder: (index * 31) % PRODUCTS,
    featuredImage: {
      node: {
        id: btoa(`post:${50_000 + index}`),
        altText: `Bottle ${index}`,
        mediaItemUrl: `https://cms.example/wp-content/uploads/2026/11/bottle-${index}.webp`,
        mimeType: 'image/webp',
        title: `Bottle ${index}`,
      },
    },
    productTags: {
      nodes: [index % TAGS, (index * 3) % TAGS].map((tag) => ({ slug: `tag-${tag}`, name: `Tag ${tag}` })),
    },
    productCategories: { nodes: slugs.map((slug) => ({ databaseId: idOf.get(slug), slug, name: slug })) },
    variations: { nodes: ['100-ml', '200-ml', '400-ml'].map((value) => ({ attributes: { nodes: [{ value }] } })) },
  };
}

const pages = range(PRODUCTS / 100).map((page) => {
  const nodes = range(100).map((one) => buildProduct(page * 100 + one));
  const pageInfo = { hasNextPage: page < PRODUCTS / 100 - 1, endCursor: String(page + 1) };
  return JSON.stringify({ data: { products: { nodes, pageInfo } } });
});
const tops = [...brands.map((brand) => ({ ...brand, brandBanner: { heading: brand.name, image: null } })), ...groups];
const categories = JSON.stringify({ data: { productCategories: { nodes: tops, pageInfo: { hasNextPage: false } } } });

const fetch: typeof globalThis.fetch = async (_input, init) => {
  const { operationName, variables } = JSON.parse(String(init?.body));
  await new Promise((resolve) => setTimeout(resolve, 1));
  const text = operationName === 'getProductsByBrand' ? pages[Number(variables.after ?? 0)] : categories;
  return new Response(text, { headers: { 'content-type': 'application/json' } });
};

const clock = () => performance.now();
const cache = createQueryCache({ clock });
const client = createContentClient({
  endpoints: { uae: 'https://cms.example/graphql' },
  siteOrigin: 'https://site.example',
  cache,
  fetch,
  clock,
});
const catalogue = createCatalogue({ client, clock });
const locale = { country: 'uae', language: 'en' } as const;

const before = measureMemory();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const start = performance.now();
await catalogue.listSlugs(locale);
const loadMs = performance.now() - start;
delay.disable();
const memoryMb = (measureMemory() - before) / 1024 / 1024;

const times = new Float64Array(LISTINGS);
for (const index of range(LISTINGS)) {
  const query: ListingQuery = {
    sort: (['menu', 'name', 'newest'] as const)[index % 3] ?? 'menu',
    page: 1 + (index % 40),
    filters: {
      ...(index % 2 === 0 && { brand: [`brand-${index % BRANDS}`, `brand-${(index + 3) % BRANDS}`] }),
      ...(index % 5 === 0 && { ingredient: [`ingredient-${index % INGREDIENTS}`, 'ingredient-1', 'ingredient-2'] }),
      ...(index % 7 === 0 && { tag: [`tag-${index % TAGS}`] }),
    },
    ...(index % 3 === 0 && { type: `group-${index % 8}` }),
  };
  const from = performance.now();
  await catalogue.listProducts(locale, query);
  times[index] = performance.now() - from;
}
const p99 = findPercentile(times, 0.99);

console.log(`read      ${loadMs.toFixed(0)} ms for ${PRODUCTS} products`);
console.log(`waits     p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, longest ${(delay.max / 1e6).toFixed(1)} ms`);
console.log(`keeps     ${memoryMb.toFixed(1)} MB`);
console.log(`lists     median ${findMedian(times).toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
process.exitCode = p99 < 10 && memoryMb < 150 ? 0 : 1;
