import type { createContentClient } from '../app/content/client/client.server.ts';
import { ContentError } from '../app/content/client/errors.ts';
import {
  BrandsDataDocument,
  CategoryChildrenDocument,
  GetPagesDocument,
  GetProductsByBrandDocument,
  SiteIndexPostsDocument,
} from '../app/content/generated/graphql.ts';
import { isBrand } from '../app/facets/category.ts';
import type { Locale } from '../app/locale/path.ts';
import type { Samples } from './all-operations.ts';

type Slugged = { slug?: string | null };

/** Finds one of each kind on a service, to query; a name that does not exist if it has none. */
export async function findSamples(
  client: Pick<ReturnType<typeof createContentClient>, 'query'>,
  { country, language }: Locale,
): Promise<Samples> {
  const [pages, posts, brands, types, products] = await Promise.all([
    orNull(client.query(country, GetPagesDocument, { language })),
    orNull(client.query(country, SiteIndexPostsDocument, { language })),
    orNull(client.query(country, BrandsDataDocument, { language })),
    orNull(client.query(country, CategoryChildrenDocument, { parent: 0, language })),
    orNull(client.query(country, GetProductsByBrandDocument, { lang: language })),
  ]);
  const isOther = (node: Parameters<typeof isBrand>[0]) => !isBrand(node);
  const brand = brands?.productCategories?.nodes.find(isBrand);
  const others = new Set((brands?.productCategories?.nodes ?? []).filter(isOther).map(({ slug }) => slug));
  const top = types?.productCategories?.nodes.find(({ slug }) => others.has(slug)) ?? null;
  return {
    page: slugOf(pages?.pages?.nodes[0]),
    post: slugOf(posts?.posts?.nodes[0]),
    brand: slugOf(brand),
    type: slugOf(top),
    product: slugOf(products?.products?.nodes[0]),
  };
}

function slugOf(node: object | null | undefined): string {
  const { slug }: Slugged = node ?? {};
  return slug || 'none';
}

/** The failure is recorded by the client. */
async function orNull<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ContentError && error.code !== 'operation') return null;
    throw error;
  }
}
