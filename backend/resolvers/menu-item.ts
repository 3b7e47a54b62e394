import type { Resolvers } from '../generated/resolvers.ts';
import { sliceConnection } from '../relay/connection.ts';
import { buildGlobalId } from '../relay/global-id.ts';

export const MenuItem: Resolvers['MenuItem'] = {
  id: ({ id }) => buildGlobalId('post', id),
  databaseId: ({ id }) => id,
  label: ({ label }) => label,
  // The title attribute, which no editor fills.
  title: () => null,
  order: ({ position }) => position,
  path: ({ path }, _, { addresses }) => addresses.menu(path).path,
  uri: ({ path }, _, { addresses }) => addresses.menu(path).uri,
  url: ({ path }, _, { addresses }) => addresses.menu(path).url,
  target: ({ isBrandSection }) => (isBrandSection ? '_blank' : null),
  parentId: ({ parent }) => (parent === 0 ? null : buildGlobalId('post', parent)),
  parentDatabaseId: ({ parent }) => parent,
  childItems: async ({ id }, args, { loaders }) => sliceConnection(args, await loaders.menuChildren.load(id)),
  menuFields: ({ image, isBrandSection }) => ({ mImage: image, isBrandSection }),
};
