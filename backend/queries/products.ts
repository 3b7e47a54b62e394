import { and, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '../countries.ts';
import type { Database } from '../db/database.ts';
import { type ProductRow, products, productTerms } from '../db/schema/products.ts';
import type { Window } from '../graphql/connection.ts';
import { type ListOrder, readWindow } from './window.ts';

export type ProductSort = { by: 'date' | 'menuOrder' | 'name' | 'slug'; descending: boolean };
export type ProductFilter = {
  language: string;
  slugs?: string[] | undefined;
  ids?: number[] | undefined;
  /** Groups of terms: a product stands under at least one of each group. */
  terms: number[][];
};

/** What a list need not read when nobody asked for it: the long columns. */
export type ProductColumns = { long: boolean };

/**
 * Takes a filter, a sort and a window, gives the products in it. One indexed read: by the product's own
 * index, or by that of the one term the list is of.
 */
export async function listProducts(
  db: Database,
  country: CountryCode,
  filter: ProductFilter,
  sort: ProductSort,
  window: Window,
  columns: ProductColumns,
): Promise<ProductRow[]> {
  const [term] = filter.terms.length === 1 && filter.terms[0]?.length === 1 ? filter.terms[0] : [];
  const byTerm = term !== undefined && (sort.by === 'date' || sort.by === 'menuOrder');
  const order = byTerm ? orderInTerm(country, sort) : orderOfProducts(country, sort);
  const { where, orderBy, limit } = readWindow(window, order);
  const conditions = [
    eq(products.country, country),
    eq(products.language, filter.language),
    ne(products.status, 'draft'),
    filter.slugs && inArray(products.slug, filter.slugs),
    filter.ids && inArray(products.id, filter.ids),
    ...where,
  ];
  if (byTerm)
    return db
      .select(selectColumns(columns))
      .from(productTerms)
      .innerJoin(products, and(eq(products.country, productTerms.country), eq(products.id, productTerms.product)))
      .where(and(eq(productTerms.country, country), eq(productTerms.term, term), ...conditions))
      .orderBy(...orderBy)
      .limit(limit);
  return db
    .select(selectColumns(columns))
    .from(products)
    .where(and(...conditions, ...filter.terms.map((group) => standsUnder(country, group))))
    .orderBy(...orderBy)
    .limit(limit);
}

function standsUnder(country: CountryCode, terms: number[]): SQL {
  if (terms.length === 0) return sql`false`;
  return sql`${products.id} in (select ${productTerms.product} from ${productTerms} where ${and(
    eq(productTerms.country, country),
    inArray(productTerms.term, terms),
  )})`;
}

function orderOfProducts(country: CountryCode, { by, descending }: ProductSort): ListOrder {
  const key = { date: products.published, menuOrder: products.menuOrder, name: products.name, slug: products.slug }[by];
  return { keys: [key, products.id], descending, keysOf: (id) => keysOfProduct(country, key, id) };
}

function orderInTerm(country: CountryCode, { by, descending }: ProductSort): ListOrder {
  const key = by === 'date' ? productTerms.published : productTerms.menuOrder;
  const own = by === 'date' ? products.published : products.menuOrder;
  return { keys: [key, productTerms.product], descending, keysOf: (id) => keysOfProduct(country, own, id) };
}

function keysOfProduct(country: CountryCode, key: ListOrder['keys'][number], id: number): SQL {
  return sql`select ${key}, ${products.id} from ${products} where ${and(eq(products.country, country), eq(products.id, id))}`;
}

function selectColumns({ long }: ProductColumns) {
  const all = getTableColumns(products);
  if (long) return all;
  return {
    ...all,
    description: sql<string>`''`.as('description'),
    fields: sql`'{}'::jsonb`.mapWith(products.fields).as('fields'),
  };
}

/** Products by their numbers, without their long columns: related products. */
export function findProducts(db: Database, country: CountryCode, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .select(selectColumns({ long: false }))
    .from(products)
    .where(and(eq(products.country, country), inArray(products.id, [...ids]), eq(products.status, 'publish')));
}
