import type { CountryCode } from '../../../../contract/countries.ts';
import type { LanguageCode } from '../../../../contract/languages.ts';
import { NO_TRACING } from '../../../../contract/tracing/tracing.ts';
import type { Task } from '../../../cache/task.ts';
import { resolveCeiling } from './ceilings.ts';
import type { ContentRequest } from './content-request.ts';
import { type ContentDocument, createDocumentReader } from './document.server.ts';
import { createEndpoints } from './endpoints.server.ts';
import { buildAbortedError } from './errors.ts';
import { createHosts, type Hosts } from './hosts.server.ts';
import type { HttpOptions } from './http.server.ts';
import { createOriginalSlugs } from './original-slugs.ts';
import { loadPages, mergePages } from './paging.server.ts';
import type { CachedAnswer, LoadedAnswer, QueryCache } from './query-cache.server.ts';
import { type ContentLoaderOptions, createContentLoader } from './request.server.ts';
import type { TagCollector } from './tags.ts';
import { resolveToken, type Token, type TokenSource } from './token.ts';
import { normaliseVariables, resolveQueryLanguage } from './variables.server.ts';

export type ContentClientOptions = Pick<HttpOptions, 'fetch' | 'clock' | 'timeoutMs' | 'retries'> &
  Partial<
    Pick<
      ContentLoaderOptions,
      'method' | 'onRequestEnd' | 'onError' | 'tracing' | 'snapshots' | 'contentOrigins' | 'onSettings'
    >
  > & {
    /** spec §3 `graphqlCountries`: the data-service address of each country. */
    endpoints: Readonly<Partial<Record<CountryCode, string>>>;
    siteOrigin: string;
    /** The gates to the services' hosts. */
    hosts?: Hosts;
    cache: QueryCache;
    /** How long a country's answers are fresh, if not the cache's default. */
    freshMsOf?: (country: CountryCode) => number;
    /** In order of precedence (spec §7). */
    tokenSources?: readonly TokenSource[];
  };

export type QueryOptions = {
  /** Collects what was read, for the page's cache tags. */
  tags?: TagCollector;
  /** For documents without a language variable: the language of the answer's links. */
  language?: LanguageCode;
  /** The task this query belongs to; aborting it leaves shared requests running. */
  task?: Task | undefined;
};

/** A client for one visitor, or for everybody. */
export type ContentClient = ReturnType<ReturnType<typeof createContentClient>['forVisitor']>;

/** Creates the content client of spec §7: typed queries of a country's data service, cached, cleaned and tagged. */
export function createContentClient(options: ContentClientOptions) {
  const { cache, tokenSources = [], method = 'POST', onError = () => {}, hosts = createHosts(options) } = options;
  const { tracing = NO_TRACING } = options;
  const endpoints = createEndpoints(options.endpoints, options.contentOrigins);
  const readDocument = createDocumentReader();
  const slugs = createOriginalSlugs();
  const { load, loadPage, cleanPage, listLacking, soleLanguageOf } = createContentLoader({
    ...options,
    endpoints,
    hosts,
    slugs,
    method,
    onError,
  });

  /** Loads an operation page by page until its lists end or reach their ceiling (spec §9), as one answer. */
  async function loadWhole(request: ContentRequest, token: Token | null): Promise<LoadedAnswer> {
    const answers: LoadedAnswer[] = [];
    const { variables, operation } = request;
    const ceiling = (field: string) => resolveCeiling(operation.name, field);
    const pages = loadPages({
      text: operation.text,
      variables,
      ceiling,
      load: async (cursors) => {
        const answer = await load({ ...request, variables: cursors }, token);
        answers.push(answer);
        return answer.value;
      },
    });
    for await (const _page of pages);
    return {
      value: mergePages(
        operation.text,
        answers.map(({ value }) => value),
        ceiling,
      ),
      tags: [...new Set(answers.flatMap(({ tags }) => tags))],
      bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
      isPartial: answers.some(({ isPartial }) => isPartial),
      savedAt: findOldest(answers.map(({ savedAt = null }) => savedAt)),
    };
  }

  function prepare(
    country: CountryCode,
    document: object,
    variables: unknown,
    language?: LanguageCode,
  ): ContentRequest {
    const operation = readDocument(document);
    const normalised = normaliseVariables(variables, operation.defaults);
    const queryLanguage = language ?? resolveQueryLanguage(normalised);
    const written = slugs.write(operation.name, normalised, { country, language: queryLanguage });
    return { country, operation, variables: written, language: queryLanguage };
  }

  async function read(
    request: ContentRequest,
    visitor: { cookie?: string | null },
    { tags, task }: QueryOptions,
  ): Promise<unknown> {
    const token = await resolveToken(tokenSources, { client: request.country, ...visitor });
    const loadAnswer = async (shared?: Task) => ({
      ...(await loadWhole({ ...request, task: shared }, token)),
      freshMs: options.freshMsOf?.(request.country),
    });
    const { country, language, operation, variables } = request;
    const key = [endpoints.gqlHostUrl(country), country, language, operation.key, JSON.stringify(variables)].join('\n');
    // An answer to a visitor's own token is not shared.
    const waiting = token?.isPersonal
      ? loadAnswer(task).then((answer): CachedAnswer => ({ ...answer, freshForMs: 0 }))
      : cache.read(key, loadAnswer, task);
    const answer = await waiting.catch((error: unknown) => {
      throw task?.signal?.aborted ? buildAbortedError(error) : error;
    });
    tracing.note({ 'app.cache.verdict': answer.verdict });
    tags?.add(answer.tags, answer.freshForMs);
    if (answer.isPartial) tags?.markIncomplete();
    if (typeof answer.savedAt === 'number') tags?.addKept([], answer.savedAt);
    return answer.value;
  }

  function readTraced(request: ContentRequest, visitor: { cookie?: string | null }, options: QueryOptions) {
    const { name, type } = request.operation;
    const attributes = {
      'graphql.operation.name': name,
      'graphql.operation.type': type,
      'app.country': request.country,
    };
    return tracing.span({ name: `operation ${name}`, attributes }, () => read(request, visitor, options));
  }

  const createQueries = (visitor: { cookie?: string | null }) => ({
    /**
     * Runs an operation for a country, its lists read to their end; throws `ContentError`. The answer is shared and
     * frozen: copy before changing it.
     */
    query: async <Result, Variables>(
      country: CountryCode,
      document: ContentDocument<Result, Variables>,
      variables: Variables,
      options: QueryOptions = {},
    ): Promise<Result> =>
      readTraced(prepare(country, document, variables, options.language), visitor, options) as Promise<Result>,
  });

  const shared = {
    /** The data-service address of a country (spec §3). */
    gqlHostUrl: endpoints.gqlHostUrl,
    origins: endpoints.origins,
    /** Lists what the services lack, by operation (decision 0131). */
    listLacking,
    /** The one language of a country's service that has no language extension, else null (decision 0133). */
    soleLanguageOf,
    /** Finds the original slug of an entry that has other slugs in other languages (decision 0174). */
    originalOf: slugs.originalOf,

    /** Yields an operation's pages without caching them, for callers with a cache of their own. */
    queryPages: async function* <Result, Variables>(
      country: CountryCode,
      document: ContentDocument<Result, Variables>,
      variables: Variables,
      { task, tags }: Pick<QueryOptions, 'task' | 'tags'> = {},
    ): AsyncGenerator<Result> {
      const request = { ...prepare(country, document, variables), task };
      const token = await resolveToken(tokenSources, { client: country, cookie: null });
      const { text, name } = request.operation;
      const ceiling = (field: string) => resolveCeiling(name, field);
      const loadNext = (cursors: ContentRequest['variables']) =>
        loadPage({ ...request, variables: cursors }, token, tags);
      const pages = loadPages({ text, variables: request.variables, ceiling, load: loadNext });
      for await (const page of pages) yield (await cleanPage(request, page)) as Result;
    },

    /** Makes every cached answer with one of the tags reload. */
    purge: cache.purge,
  };

  return {
    ...shared,
    ...createQueries({}),
    /** The client of one visitor, whose `Cookie` header may bring a token; null for everybody. */
    forVisitor: (cookie: string | null) => ({ ...shared, ...createQueries({ cookie }) }),
  };
}

function findOldest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}
