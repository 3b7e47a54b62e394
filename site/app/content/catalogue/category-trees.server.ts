import type { Locale } from '../../locale/path.ts';
import type { ContentClient, QueryOptions } from '../client/client.server.ts';
import { BrandsDataDocument, GetProductFiltersDocument, type GetProductFiltersQuery } from '../generated/graphql.ts';

/** A top-level category with two levels below it. */
type CategoryTree = NonNullable<GetProductFiltersQuery['productCategories']>['nodes'][number];

const SLUGS_PER_QUERY = 50;

/**
 * Loads the whole category tree of a locale in the editors' order. Whoever needs a part of it loads all of it, so that
 * the service is queried once.
 */
export async function loadCategoryTrees(
  client: Pick<ContentClient, 'query'>,
  { country, language }: Locale,
  options: QueryOptions = {},
): Promise<CategoryTree[]> {
  const { productCategories } = await client.query(country, BrandsDataDocument, { language }, options);
  const slugs = (productCategories?.nodes ?? []).flatMap(({ slug }) => slug ?? []);
  const found = new Map<string | null, CategoryTree>();
  for (let start = 0; start < slugs.length; start += SLUGS_PER_QUERY) {
    const slug = slugs.slice(start, start + SLUGS_PER_QUERY);
    const answer = await client.query(country, GetProductFiltersDocument, { slug, lang: language }, options);
    for (const tree of answer.productCategories?.nodes ?? []) found.set(tree.slug, tree);
  }
  return slugs.flatMap((slug) => found.get(slug) ?? []);
}
