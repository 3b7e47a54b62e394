import type { Resolvers } from '../generated/resolvers.ts';
import { buildGlobalId } from '../relay/global-id.ts';

export const MediaItem: Resolvers['MediaItem'] = {
  id: ({ id }) => buildGlobalId('post', id),
  databaseId: ({ id }) => id,
  altText: ({ altText }) => altText,
  mediaItemUrl: ({ path }, _, { addresses }) => addresses.media(path),
  // The service distinguishes pictures and files only; a film is a file (NOTES 18).
  mediaType: ({ mimeType }) => (mimeType.startsWith('image/') ? 'image' : 'file'),
  mimeType: ({ mimeType }) => mimeType,
  slug: ({ slug }) => slug,
  // The library keeps each picture in one size: an unresized picture has none (NOTES 18).
  srcSet: () => null,
  title: ({ title }) => title,
};
