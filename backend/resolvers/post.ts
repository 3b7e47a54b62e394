import type { OwnResolvers } from './own-resolvers.ts';
import { entryFields, postFields, termConnection } from './shared.ts';

export const Post: OwnResolvers<'Post'> = {
  ...entryFields,
  ...postFields,
  postId: ({ id }) => id,
  excerpt: ({ excerpt }) => excerpt,
  tags: ({ tags }, args, context, info) => termConnection(tags, args, context, info),
};

export const Campaign: OwnResolvers<'Campaign'> = {
  ...entryFields,
  ...postFields,
  campaignId: ({ id }) => id,
  tags: ({ tags }, args, context, info) => termConnection(tags, args, context, info),
};

export const Location: OwnResolvers<'Location'> = {
  id: entryFields.id,
  databaseId: entryFields.databaseId,
  title: entryFields.title,
  content: entryFields.content,
  modifiedGmt: entryFields.modifiedGmt,
};

export const Award: OwnResolvers<'Award'> = {
  id: entryFields.id,
  databaseId: entryFields.databaseId,
  title: entryFields.title,
  content: entryFields.content,
  modifiedGmt: entryFields.modifiedGmt,
  ...postFields,
};
