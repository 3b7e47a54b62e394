import type { OwnResolvers } from './own-resolvers.ts';
import { entryFields, languageOf } from './shared.ts';

export const Page: OwnResolvers<'Page'> = {
  ...entryFields,
  link: (row, _, { addresses }) => addresses.link(row.uri, languageOf(row).code),
};
