import type { ProductRow } from '../db/schema/products.ts';

/** Columns that every row of a list needs. */
const ALWAYS: readonly (keyof ProductRow)[] = ['id', 'kind', 'language', 'slug', 'status'];

/** The column of each field that needs another one. */
const COLUMN_OF: ReadonlyMap<string, keyof ProductRow> = new Map([
  ['name', 'name'],
  ['title', 'title'],
  ['description', 'description'],
  ['shortDescription', 'shortDescription'],
  ['gtin', 'gtin'],
  ['menuOrder', 'menuOrder'],
  ['modified', 'modified'],
  ['image', 'image'],
  ['featuredImage', 'image'],
  ['galleryImages', 'gallery'],
  ['productTags', 'tags'],
  ['productCategories', 'categories'],
  ['ingredients', 'ingredients'],
  ['related', 'related'],
  ['attributes', 'attributes'],
  ['metaData', 'meta'],
  ['translations', 'translation'],
  ['productDetails', 'fields'],
  ['seo', 'fields'],
]);

/** The columns that a list reads for the selected fields of its products. */
export function columnsOf(fields: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...ALWAYS, ...[...fields].flatMap((field) => COLUMN_OF.get(field) ?? [])]);
}
