import type { RouterContextProvider } from 'react-router';
import { localeContext } from '../../locale/context.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentDocument } from '../client/document.server.ts';
import { ContentError } from '../client/errors.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { unavailable } from './not-found.server.ts';

/** Asks the content of the request's country; see `createLoad`. */
export type Load = {
  locale: Locale;
  /** Critical content: a failure becomes the 503 screen. */
  <Result, Variables extends object>(
    document: ContentDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
  /** Critical content whose lists are read to their end or their ceiling (spec §9). */
  all<Result, Variables extends object>(
    document: ContentDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
  /** Optional content: a failure becomes null (the client has recorded it). */
  optional<Result, Variables extends object>(
    document: ContentDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result | null>;
};

/** The one way loaders ask for content; the tags of every answer are noted for the page. */
export function createLoad(context: Readonly<RouterContextProvider>): Load {
  const { content } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const locale = context.get(localeContext);

  async function critical<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ContentError) throw unavailable(error);
      throw error;
    }
  }
  function load<Result, Variables extends object>(document: ContentDocument<Result, Variables>, variables: Variables) {
    return critical(content.query(locale.country, document, variables, { tags }));
  }
  function all<Result, Variables extends object>(document: ContentDocument<Result, Variables>, variables: Variables) {
    return critical(content.queryAll(locale.country, document, variables, { tags }));
  }
  async function optional<Result, Variables extends object>(
    document: ContentDocument<Result, Variables>,
    variables: Variables,
  ) {
    try {
      return await content.query(locale.country, document, variables, { tags });
    } catch (error) {
      if (error instanceof ContentError) return null;
      throw error;
    }
  }
  return Object.assign(load, { locale, all, optional });
}
