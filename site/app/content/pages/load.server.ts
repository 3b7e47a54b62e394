import type { RouterContextProvider } from 'react-router';
import { defaultLanguage } from '../../../../contract/languages.ts';
import { localeContext } from '../../locale/context.ts';
import type { Locale } from '../../locale/path.ts';
import type { ContentDocument } from '../client/document.server.ts';
import { ContentError } from '../client/errors.ts';
import { optional } from '../client/optional.ts';
import { findSluggedKind } from '../client/original-slugs.ts';
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
  /** Optional content: a failure becomes null. */
  optional: <Result, Variables extends object>(
    document: ContentDocument<Result, Variables>,
    variables: Variables,
  ) => Promise<Result | null>;
  /** Content whose failure stays a ContentError, for callers that treat several operations as one optional part. */
  part: RunQuery;
};

const OPERATION_NAME = /^\s*query (\w+)/;
/** The name of the page that an operation of the specification queries. */
const PAGE_NAME = /\$name: String = "([^"]+)"/;

/** Awaits content a page cannot do without: a failed backend becomes the 503 screen. */
export async function critical<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ContentError) throw unavailable(error);
    throw error;
  }
}

/** Creates the loaders' access to content; collects the tags of answers for the page. */
export function createLoad(context: Readonly<RouterContextProvider>): Load {
  const { content, siteIndex, catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const task = context.get(taskContext);
  const locale = context.get(localeContext);

  /** Documents query pages by their names in the default language; other slugs are known from the lists. */
  async function translate<Variables extends object>(document: object, variables: Variables): Promise<Variables> {
    if (locale.language !== defaultLanguage) await optional(ensureSlugsLoaded(String(document)), undefined, tags);
    const name = 'name' in variables ? variables.name : PAGE_NAME.exec(String(document))?.[1];
    if (typeof name !== 'string' || locale.language === defaultLanguage) return variables;
    return { ...variables, name: await optional(siteIndex.translate(locale, name), name, tags) };
  }

  async function ensureSlugsLoaded(document: string): Promise<void> {
    const kind = findSluggedKind(OPERATION_NAME.exec(document)?.[1] ?? '');
    if (kind === 'products') await catalogue.listSlugs(locale, undefined, task);
    else if (kind !== null) await siteIndex.load(locale, task);
  }

  const part: RunQuery = async (document, variables) =>
    content.query(locale.country, document, await translate(document, variables), { tags, task });
  const load: RunQuery = (document, variables) => critical(part(document, variables));
  return Object.assign(load, {
    locale,
    part,
    optional: <Result, Variables extends object>(document: ContentDocument<Result, Variables>, variables: Variables) =>
      optional(part(document, variables), null, tags),
  });
}
