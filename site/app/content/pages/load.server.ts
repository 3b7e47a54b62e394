import type { RouterContextProvider } from 'react-router';
import { localeContext } from '../../locale/context.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentDocument } from '../client/document.server.ts';
import { ContentError } from '../client/errors.ts';
import { optional } from '../client/optional.ts';
import { servicesContext, tagsContext, taskContext } from '../services.ts';
import { unavailable } from './not-found.server.ts';

/** Runs one operation for the request's country. */
export type RunQuery = <Result, Variables extends object>(
  document: ContentDocument<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** Loads content of the request's country. Called directly it is critical: a failure becomes the 503 screen. */
export type Load = RunQuery & {
  locale: Locale;
  /** Critical content whose lists are read to their end or their ceiling (spec §9). */
  all: RunQuery;
  /** Optional content: a failure becomes null. */
  optional: <Result, Variables extends object>(
    document: ContentDocument<Result, Variables>,
    variables: Variables,
  ) => Promise<Result | null>;
  /** Content whose failure stays a ContentError, for callers that treat several operations as one optional part. */
  part: RunQuery;
};

/** Awaits content a page cannot do without: a failed backend becomes the 503 screen. */
export async function critical<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ContentError) throw unavailable(error);
    throw error;
  }
}

/** How every loader gets its content; the tags of the answers are collected for the page. */
export function createLoad(context: Readonly<RouterContextProvider>): Load {
  const { content } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const task = context.get(taskContext);
  const locale = context.get(localeContext);

  const part: RunQuery = (document, variables) => content.query(locale.country, document, variables, { tags, task });
  const load: RunQuery = (document, variables) => critical(part(document, variables));
  const all: RunQuery = (document, variables) =>
    critical(content.queryAll(locale.country, document, variables, { tags, task }));
  return Object.assign(load, {
    locale,
    all,
    part,
    optional: <Result, Variables extends object>(document: ContentDocument<Result, Variables>, variables: Variables) =>
      optional(part(document, variables), null, tags),
  });
}
