import type { GraphQLResolveInfo } from 'graphql';
import type { ProductRow } from '../db/schema/products.ts';
import type { Context } from '../graphql/context.ts';
import { selectedFields } from '../relay/selection.ts';
import { areNames } from './shared.ts';

const TERM_LISTS = { productTags: 'tags', productCategories: 'categories', ingredients: 'ingredients' } as const;

/** Preloads the terms and pictures that a list of products shows, so that each product has them at once. */
export async function preload(
  rows: readonly ProductRow[],
  { loaders }: Pick<Context, 'loaders'>,
  info: GraphQLResolveInfo,
): Promise<void> {
  const asked = selectedFields(info, ['nodes']);
  const images = ['featuredImage', 'image'].some((name) => asked.has(name));
  // Failures are reported by the fields that need the data.
  await Promise.allSettled([
    loaders.media.loadAll(images ? rows.flatMap(({ image }) => image ?? []) : []),
    ...Object.entries(TERM_LISTS).map(([field, column]) => {
      const loader = areNames(selectedFields(info, ['nodes', field, 'nodes'])) ? loaders.termName : loaders.term;
      return loader.loadAll(asked.has(field) ? rows.flatMap((row) => row[column]) : []);
    }),
  ]);
}
