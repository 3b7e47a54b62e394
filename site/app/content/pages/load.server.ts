import type { RouterContextProvider } from 'react-router';
import { localeContext } from '../../locale/context.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentDocument } from '../client/document.server.ts';
import { ContentError } from '../client/errors.ts';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { unavailable } from './not-found.server.ts';

/** Asks one operation of the request's country. */
export type Ask = <Result, Variables extends object>(
  document: ContentDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** Asks the content of the request's country, by itself critical content: a failure becomes the 503 screen. */
export type Load = Ask & {
  locale: Locale;
  /** Critical content whose lists are read to their end or their ceiling (spec §9). */
  all: Ask;
  /** Content that a page can do without: a failure becomes null. */
  optional: <Result, Variables extends object>(
    document: ContentDocument<Result, Variables>,
    variables: Variables,
  ) => Promise<Result | null>;
  /** Content whose failure stays a content error, for what a page can do without as a whole. */
  part: Ask;
};

/** Waits for what a page cannot do without: a failure of the backend becomes the 503 screen. */
export async function critical<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ContentError) throw unavailable(error);
    throw error;
  }
}

/** The one way loaders ask for content; the tags of every answer are noted for the page. */
export function createLoad(context: Readonly<RouterContextProvider>): Load {
  const { content } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const locale = context.get(localeContext);

  const part: Ask = (document, variables) => content.query(locale.country, document, variables, { tags });
  const load: Ask = (document, variables) => critical(part(document, variables));
  const all: Ask = (document, variables) => critical(content.queryAll(locale.country, document, variables, { tags }));
  return Object.assign(load, {
    locale,
    all,
    part,
    optional: <Result, Variables extends object>(document: ContentDocument<Result, Variables>, variables: Variables) =>
      optional(part(document, variables), null, tags),
  });
}
