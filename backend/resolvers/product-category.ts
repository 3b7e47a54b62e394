import { sliceConnection } from '../relay/connection.ts';
import { buildGlobalId } from '../relay/global-id.ts';
import type { OwnResolvers } from './own-resolvers.ts';
import { translatedTerm } from './shared.ts';

export const ProductCategory: OwnResolvers<'ProductCategory'> = {
  id: ({ id }) => buildGlobalId('term', id),
  databaseId: ({ id }) => id,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  uri: async (row, _, { loaders }) => {
    const path = [row.slug];
    for (let parent = row.parent; parent !== 0; ) {
      const above = await loaders.term.load(parent);
      if (above === null) break;
      path.unshift(above.slug);
      parent = above.parent;
    }
    return `/product-category/${path.join('/')}/`;
  },
  description: ({ description }) => (description === '' ? null : description),
  image: ({ image }, _, { loaders }) => (image === null ? null : loaders.media.load(image)),
  count: ({ count }) => count,
  children: async ({ id }, args, { loaders }) => sliceConnection(args, await loaders.termChildren.load(id)),
  ...translatedTerm,
};

export const Ingredient: OwnResolvers<'Ingredient'> = {
  id: ({ id }) => buildGlobalId('term', id),
  databaseId: ({ id }) => id,
  name: ({ name }) => name,
  slug: ({ slug }) => slug,
  description: ({ description }) => (description === '' ? null : description),
  ...translatedTerm,
};
