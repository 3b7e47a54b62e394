import { z } from 'zod';

/** The service's answer for each kind of node; fields it lacks are null or absent. */

const number = z.number().int();
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const list = <Node extends z.ZodType>(node: Node) =>
  z
    .object({ nodes: z.array(node) })
    .nullish()
    .transform((value) => value?.nodes ?? []);

export const picture = z.object({
  databaseId: number,
  altText: text,
  mediaItemUrl: z.string(),
  mimeType: text,
  slug: text,
  title: text,
});
export type Picture = z.output<typeof picture>;

/** A picture, or the edge that holds it. */
const image = z.unknown().optional();
const numbered = z.object({ databaseId: number });
const tag = z.object({ id: z.string(), name: text, slug: text });
export type Tag = z.output<typeof tag>;
const meta = z
  .array(z.object({ key: z.string(), value: text }))
  .nullish()
  .transform((rows) => Object.fromEntries((rows ?? []).map(({ key, value }) => [key, value])));

/** An entry's id is text or inside a global id; a term's is a number. */
const translations = z
  .array(z.object({ id: z.string().nullish(), databaseId: number.nullish() }).nullable())
  .nullish()
  .transform((all) => (all ?? []).flatMap((one) => (one ? [one] : [])));

export const entry = z.looseObject({
  databaseId: number,
  title: text,
  content: text,
  excerpt: text,
  slug: text,
  uri: text,
  date: text,
  modifiedGmt: text,
  featuredImage: image,
  tags: list(tag),
  translations,
});
export type EntryNode = z.output<typeof entry>;

export const category = z.looseObject({
  databaseId: number,
  name: text,
  slug: text,
  description: text,
  image,
  children: list(numbered),
  translations,
});
export type CategoryNode = z.output<typeof category>;

export const product = z.looseObject({
  __typename: text,
  databaseId: number,
  name: text,
  title: text,
  slug: text,
  description: text,
  shortDescription: text,
  gtin: z.string().nullish(),
  menuOrder: z.number().int().nullish(),
  modified: text,
  catalogVisibility: text,
  image,
  galleryImages: list(picture),
  productTags: list(tag),
  productCategories: list(numbered),
  ingredients: list(numbered),
  related: list(numbered),
  metaData: meta,
  attributes: list(
    z.object({
      name: text,
      label: text,
      options: z.array(z.string()).nullish(),
      variation: z.boolean().nullish(),
    }),
  ),
  variations: list(
    z.object({
      databaseId: number,
      name: text,
      slug: text,
      gtin: z.string().nullish(),
      image,
      metaData: meta,
      attributes: list(z.object({ name: text, label: text, value: text })),
    }),
  ),
  translations,
});
export type ProductNode = z.output<typeof product>;

export const menuItem = z.object({
  databaseId: number,
  label: text,
  path: text,
  order: z.number().nullish(),
  parentDatabaseId: number.nullish(),
  menuFields: z.object({ mImage: image, isBrandSection: z.boolean().nullish() }).nullish(),
});
export type MenuItemNode = z.output<typeof menuItem>;
export const numberedNode = numbered;
