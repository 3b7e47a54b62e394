import type { Resolvers } from '../generated/resolvers.ts';
import { group } from '../graphql/field-groups.ts';
import { entryFields, postFields, termConnection } from './shared.ts';

export const Post: Resolvers['Post'] = {
  ...entryFields,
  ...postFields,
  postId: ({ id }) => id,
  excerpt: ({ excerpt }) => excerpt,
  tags: ({ tags }, args, context, info) => termConnection(tags, args, context, info),
  seo: group('seo'),
};

export const Campaign: Resolvers['Campaign'] = {
  ...entryFields,
  ...postFields,
  campaignId: ({ id }) => id,
  tags: ({ tags }, args, context, info) => termConnection(tags, args, context, info),
  seo: group('seo'),
  videoGroup: group('videoGroup'),
};

export const Location: Resolvers['Location'] = {
  id: entryFields.id,
  databaseId: entryFields.databaseId,
  title: entryFields.title,
  content: entryFields.content,
  modifiedGmt: entryFields.modifiedGmt,
  locationDetails: group('locationDetails'),
};

export const Award: Resolvers['Award'] = {
  id: entryFields.id,
  databaseId: entryFields.databaseId,
  title: entryFields.title,
  content: entryFields.content,
  modifiedGmt: entryFields.modifiedGmt,
  ...postFields,
};
