import type { ProductRow, VariationRow } from '../db/schema/products.ts';
import { loadMediaEdge } from '../graphql/field-groups.ts';
import { sliceConnection } from '../relay/connection.ts';
import { buildGlobalId } from '../relay/global-id.ts';
import type { OwnResolvers } from './own-resolvers.ts';
import { describeTranslation, languageOf, pageOf, termConnection } from './shared.ts';

type Amount = { first?: number | null };

const productFields: OwnResolvers<'SimpleProduct'> = {
  id: ({ id }) => buildGlobalId('post', id),
  databaseId: ({ id }) => id,
  name: ({ name }) => name,
  slug: ({ slug }) => encodeSlug(slug),
  title: ({ title }) => title,
  uri: ({ slug }) => `/product/${slug}/`,
  link: (row, _, { addresses }) => addresses.link(`/product/${row.slug}/`, languageOf(row).code),
  description: ({ description }) => description,
  shortDescription: ({ shortDescription }) => shortDescription,
  gtin: ({ gtin }) => gtin,
  menuOrder: ({ menuOrder }) => menuOrder,
  // Content folders contain only what is sold: nothing is hidden.
  catalogVisibility: () => 'VISIBLE',
  // The shop writes its dates with their offset, unlike nodes of content (NOTES 26).
  modified: ({ modified }) => `${modified.replace(' ', 'T')}+00:00`,
  image: ({ image }, _, { loaders }) => (image === null ? null : loaders.media.load(image)),
  featuredImage: ({ image }, _, context) => loadMediaEdge(image, context),
  galleryImages: ({ gallery }, args, { loaders }) => pageOf(loaders.media.loadAll(gallery), args),
  productTags: ({ tags }, args, context, info) => termConnection(tags, args, context, info),
  productCategories: ({ categories }, args, context, info) => termConnection(categories, args, context, info),
  ingredients: ({ ingredients }, args, context, info) => termConnection(ingredients, args, context, info),
  related: ({ related }, args, { loaders }) => pageOf(loaders.product.loadAll(related), args),
  attributes: ({ id, attributes }, args) => attributeConnection(args, id, attributes),
  metaData: ({ id, meta }, { keysIn }) => readMeta(id, meta, keysIn),
  translations: async (row, _, { loaders, addresses }) => {
    const all = await loaders.productTranslations.load(row.translation);
    return all
      .filter(({ id }) => id !== row.id)
      .map((other) => describeTranslation(other, `/product/${other.slug}/`, addresses));
  },
};

export const SimpleProduct = productFields;
export const ExternalProduct: OwnResolvers<'ExternalProduct'> = {
  ...productFields,
  // Content folders name marketplaces instead.
  externalUrl: () => null,
};
export const GroupProduct: OwnResolvers<'GroupProduct'> = productFields;
export const VariableProduct: OwnResolvers<'VariableProduct'> = {
  ...productFields,
  variations: async ({ id }, args, { loaders }) => sliceConnection(args, await loaders.variations.load(id)),
};

export const SimpleProductVariation: OwnResolvers<'SimpleProductVariation'> = {
  id: ({ id }) => buildGlobalId('post', id),
  databaseId: ({ id }) => id,
  name: ({ name }) => name,
  slug: ({ slug }) => encodeSlug(slug),
  gtin: ({ gtin }) => gtin,
  image: ({ image }, _, { loaders }) => (image === null ? null : loaders.media.load(image)),
  attributes: ({ id, attributes }, args) => attributeConnection(args, id, attributes),
  metaData: ({ id, meta }, { keysIn }) => readMeta(id, meta, keysIn),
};

/** Resolves the concrete type of the interface. */
export const ProductAttribute = { __resolveType: () => 'LocalProductAttribute' as const };
export const Product = { __resolveType: ({ kind }: ProductRow) => kind };
export const ProductVariation = { __resolveType: () => 'SimpleProductVariation' as const };
export const ProductUnion = {
  __resolveType: (row: ProductRow | VariationRow) => ('kind' in row ? row.kind : 'SimpleProductVariation'),
};

type Attribute = { name: string; value?: string };

/** The attributes of a product or a variation; only a variation's have a value. */
function attributeConnection<A extends Attribute>(args: Amount, owner: number, attributes: readonly A[]) {
  const numbered = attributes.map((attribute, index) => ({ id: index + 1, attribute }));
  const { nodes, pageInfo } = sliceConnection(args, numbered);
  return {
    nodes: nodes.map(({ attribute }) => {
      const key = [owner, attribute.name, attribute.value ?? ''].join('||');
      return { ...attribute, id: Buffer.from(key).toString('base64') };
    }),
    pageInfo,
  };
}

/** Metadata by key; null if no key matches, or for an empty value. Without keys, all of it (NOTES §0); each once. */
function readMeta(id: number, meta: Record<string, string>, keysIn: readonly (string | null)[] | null | undefined) {
  const keys = new Set(keysIn ?? Object.keys(meta));
  const found = [...keys].flatMap((key) => {
    const value = key === null ? undefined : meta[key];
    return key === null || value === undefined ? [] : [{ id: `${id}:${key}`, key, value: value === '' ? null : value }];
  });
  return found.length === 0 ? null : found;
}

/** Percent-encoded in lower case, as stored by the shop (NOTES 23). */
function encodeSlug(slug: string): string {
  return encodeURIComponent(slug).toLowerCase();
}
