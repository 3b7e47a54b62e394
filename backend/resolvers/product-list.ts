import type { ProductRow } from '../db/schema/products.ts';
import type { RootQueryProductsArgs } from '../generated/resolvers.ts';
import type { Context } from '../graphql/context.ts';
import { listProducts, type ProductSort } from '../queries/products.ts';
import { findTermIds } from '../queries/terms.ts';
import { type Connection, loadConnection } from '../relay/connection.ts';
import { loadSearched } from './searched.ts';
import { readLanguage, readList, readWord } from './where.ts';

type Where = NonNullable<RootQueryProductsArgs['where']>;

/** One page of products: newest first, in the requested order, or best match first. */
export async function loadProducts(
  args: RootQueryProductsArgs,
  context: Context,
  columns: ReadonlySet<string>,
): Promise<Connection<ProductRow>> {
  const { db, country } = context;
  const where = args.where ?? {};
  const language = readLanguage(where.language);
  const filter = {
    language,
    slugs: readList(where.slugIn),
    ids: readList(where.include),
    terms: await readTerms(where, language, context),
  };
  const newest: ProductSort = { by: 'date', descending: true };
  const search = readWord(where.search);
  if (search !== undefined)
    return loadSearched(args, context, { kind: 'product', language, search }, (found, window) =>
      listProducts(db, country, { ...filter, ids: found }, newest, window, columns),
    );

  const sort = readSort(where.orderby);
  return loadConnection(args, (window) => listProducts(db, country, filter, sort ?? newest, window, columns), {
    headForLast: sort !== null,
  });
}

/** The terms that products must have, one group for each argument that names terms. */
async function readTerms(where: Where, language: string, { db, country }: Context): Promise<number[][]> {
  const bySlug = [
    { taxonomy: 'category' as const, slugs: readList([where.category || null]) },
    { taxonomy: 'category' as const, slugs: readList(where.categoryIn) },
    { taxonomy: 'productTag' as const, slugs: readList([where.tag || null]) },
    { taxonomy: 'productTag' as const, slugs: readList(where.tagIn) },
  ];
  const groups = await Promise.all(
    bySlug.flatMap(({ taxonomy, slugs }) =>
      slugs === undefined ? [] : [findTermIds(db, country, { taxonomy, language, slugs })],
    ),
  );
  const ids = readList(where.categoryIdIn);
  return ids === undefined ? groups : [...groups, ids];
}

const SORTS = { DATE: 'date', MENU_ORDER: 'menuOrder', MODIFIED: 'modified', NAME: 'name', SLUG: 'slug' } as const;

function readSort(orderby: Where['orderby']): ProductSort | null {
  const [order] = readList(orderby) ?? [];
  return order === undefined ? null : { by: SORTS[order.field], descending: order.order === 'DESC' };
}
