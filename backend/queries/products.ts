import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import type { Database } from '../db/database.ts';
import { UNPUBLISHED } from '../db/schema/entries.ts';
import { type ProductRow, products, productTerms } from '../db/schema/products.ts';
import type { Window } from '../relay/connection.ts';
import { pickColumns } from './columns.ts';
import { isOneOf } from './one-of.ts';
import { readRows } from './read-rows.ts';
import { type ListOrder, readWindow } from './window.ts';

export type ProductSort = { by: 'date' | 'menuOrder' | 'modified' | 'name' | 'slug'; descending: boolean };
type ProductFilter = {
  language: string;
  slugs?: string[] | undefined;
  ids?: readonly number[] | undefined;
  /** Groups of terms: a product must have at least one of each group. */
  terms: number[][];
};

/**
 * Reads the products of a window in one indexed query: by the product's own index, or, for the products of some terms,
 * by the terms' index first and the page's rows afterwards.
 */
export async function listProducts(
  db: Database,
  country: CountryCode,
  filter: ProductFilter,
  sort: ProductSort,
  window: Window,
  columns: ReadonlySet<string>,
): Promise<ProductRow[]> {
  const picked = pickColumns(products, (name) => columns.has(name));
  const conditions = [
    eq(products.country, country),
    eq(products.language, filter.language),
    notInArray(products.status, [...UNPUBLISHED]),
    filter.slugs && inArray(products.slug, filter.slugs),
    filter.ids && inArray(products.id, filter.ids),
  ];
  const [group, ...others] = filter.terms;
  const isPlain = others.length === 0 && filter.slugs === undefined && filter.ids === undefined;
  if (group !== undefined && isPlain && (sort.by === 'date' || sort.by === 'menuOrder')) {
    if (group.length === 0) return [];
    const { where, orderBy, limit } = readWindow(window, orderInTerm(country, sort));
    const key = sort.by === 'date' ? productTerms.published : productTerms.menuOrder;
    const standing = db
      .select({ product: productTerms.product, key: key })
      .from(productTerms)
      .where(and(eq(productTerms.country, country), inArray(productTerms.term, group), ...where));
    // A product is listed under a term once, so only several terms can return it twice.
    const page = (group.length === 1 ? standing.$dynamic() : standing.groupBy(key, productTerms.product).$dynamic())
      .orderBy(...orderBy)
      .limit(limit)
      .as('page');
    const upwards = sort.descending === window.reversed ? asc : desc;
    const rows = db
      .select(picked)
      .from(page)
      .innerJoin(products, eq(products.id, page.product))
      .where(and(...conditions))
      .orderBy(upwards(page.key), upwards(page.product));
    return readRows(db, picked, rows);
  }
  const { where, orderBy, limit } = readWindow(window, orderOfProducts(country, sort));
  const rows = db
    .select(picked)
    .from(products)
    .where(and(...conditions, ...where, ...filter.terms.map((terms) => standsUnder(country, terms))))
    .orderBy(...orderBy)
    .limit(limit);
  return readRows(db, picked, rows);
}

function standsUnder(country: CountryCode, terms: readonly number[]): SQL {
  if (terms.length === 0) return sql`false`;
  return sql`${products.id} in (select ${productTerms.product} from ${productTerms} where ${and(
    eq(productTerms.country, country),
    inArray(productTerms.term, terms),
  )})`;
}

function orderOfProducts(country: CountryCode, { by, descending }: ProductSort): ListOrder {
  const { published: date, menuOrder, modified, name, slug } = products;
  const key = { date, menuOrder, modified, name, slug }[by];
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

/** Products by their ids, without their long columns, for related products. */
export function findProducts(db: Database, country: CountryCode, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .select(pickColumns(products, (name) => name !== 'description' && name !== 'fields'))
    .from(products)
    .where(and(eq(products.country, country), isOneOf(products.id, ids), eq(products.status, 'publish')));
}

/** Finds one product by its id or slug: a published one, or one of any status for an editor. */
export async function findProduct(
  db: Database,
  country: CountryCode,
  by: { id: number } | { slug: string },
  isEditor: boolean,
): Promise<ProductRow | null> {
  const condition = 'id' in by ? eq(products.id, by.id) : eq(products.slug, by.slug);
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.country, country), isEditor ? undefined : eq(products.status, 'publish'), condition))
    .orderBy(desc(products.language), desc(products.id))
    .limit(1);
  return row ?? null;
}

/** The published translations of several products, by the translation number they share. */
export function listProductTranslations(db: Database, country: CountryCode, translations: readonly number[]) {
  const { id, language, title, slug, translation } = products;
  const picked = { id, language, title, slug, translation };
  const rows = db
    .select(picked)
    .from(products)
    .where(
      and(
        eq(products.country, country),
        isOneOf(products.translation, translations),
        notInArray(products.status, [...UNPUBLISHED]),
      ),
    )
    .orderBy(products.id);
  return readRows(db, picked, rows);
}
