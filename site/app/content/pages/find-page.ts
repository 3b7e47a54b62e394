import type { RouterContextProvider } from 'react-router';
import type { KeptForm } from '../../../../contract/forms/submission.ts';
import type { KnownQuery } from './known-query.ts';
import type { Load } from './load.server.ts';
import type { ContentPageNode, PageLists } from './page-lists.ts';

/** The input for finding a content page. */
export type PageRequest = {
  context: Readonly<RouterContextProvider>;
  load: Load;
  url: URL;
  pagePath: string;
  /** The form that the page has. */
  form?: KeptForm | undefined;
};
export type Found = { page: ContentPageNode | null | undefined; lists?: PageLists; known?: KnownQuery };
