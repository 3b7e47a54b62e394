import type { CountryCode } from '../locale/countries.ts';
import type { LanguageCode } from '../locale/languages.ts';
import { createHostScrubber } from './backend-hosts.server.ts';
import { resolveCeiling } from './ceilings.ts';
import { createAnswerCleaner } from './clean-answer.server.ts';
import {
  type ContentDocument,
  createDocumentReader,
  type LanguageArgument,
  type Operation,
} from './document.server.ts';
import { createEndpoints } from './endpoints.server.ts';
import { buildAbortedError, ContentError, type ContentErrorRecord, type GraphqlError } from './errors.ts';
import { createHttpClient } from './http.server.ts';
import { loadPages, mergePages } from './paging.server.ts';
import type { LoadedAnswer, QueryCache } from './query-cache.server.ts';
import { collectTags, type TagCollector } from './tags.ts';
import { resolveToken, type Token, type TokenSource } from './token.ts';
import { createTransport } from './transport.server.ts';
import { normaliseVariables, resolveQueryLanguage } from './variables.server.ts';

export type ContentClientOptions = {
  /** spec §3 `graphqlCountries`: the data-service address of each country. */
  endpoints: Readonly<Partial<Record<CountryCode, string>>>;
  siteOrigin: string;
  cache: QueryCache;
  fetch: typeof globalThis.fetch;
  clock: () => number;
  method?: 'GET' | 'POST';
  /** The first that gives a token wins (spec §7). */
  tokenSources?: readonly TokenSource[];
  languageArgument?: LanguageArgument;
  timeoutMs?: number;
  /** Extra tries; spec §7 says one for GET and none for POST. */
  retries?: { GET: number; POST: number };
  /** Gets the record of every failure, partial answers included (spec §8). */
  onError?: (record: ContentErrorRecord, error: ContentError | null) => void;
};

export type QueryOptions = {
  /** Gathers what was read, for the page's cache tags. */
  tags?: TagCollector;
  /** The request's `Cookie` header; needed when the token comes from a cookie. */
  cookie?: string | null;
  /** For documents without a language variable: whose links the answer gets. */
  language?: LanguageCode;
  /** Stops waiting; a shared request goes on for the others. */
  signal?: AbortSignal;
};

type Asked = {
  country: CountryCode;
  operation: Operation;
  variables: Readonly<Record<string, unknown>>;
  language: LanguageCode;
};

export type ContentClient = ReturnType<typeof createContentClient>;

/** Creates the content client of spec §7: typed queries of a country's data service, cached, cleaned and tagged. */
export function createContentClient(options: ContentClientOptions) {
  const { cache, clock, method = 'POST', tokenSources = [], onError = () => {} } = options;
  const endpoints = createEndpoints(options.endpoints);
  const readDocument = createDocumentReader(options.languageArgument);
  const scrubHosts = createHostScrubber(endpoints.origins, options.siteOrigin);
  const send = createTransport({ gqlHostUrl: endpoints.gqlHostUrl, method, http: createHttpClient(options), clock });
  const cleaners = new Map<string, ReturnType<typeof createAnswerCleaner>>();

  function resolveCleaner(country: CountryCode, language: LanguageCode) {
    const key = `${country} ${language}`;
    const known = cleaners.get(key);
    if (known) return known;
    const { byCountry, origins } = endpoints;
    const cleaner = createAnswerCleaner({
      country,
      language,
      endpoints: byCountry,
      origins,
      siteOrigin: options.siteOrigin,
    });
    cleaners.set(key, cleaner);
    return cleaner;
  }

  function record(
    { country, operation }: Asked,
    statusCode: number | null,
    errors: readonly GraphqlError[],
    error: ContentError | null,
  ) {
    const { type: operationType, name: operationName } = operation;
    onError({ client: country, operationType, operationName, statusCode, graphqlErrors: errors }, error);
  }

  /** Sends one query and cleans its answer, once for everybody behind it. */
  async function ask(asked: Asked, token: Token | null): Promise<LoadedAnswer> {
    try {
      const answer = await send({ ...asked, token: token?.value ?? null });
      if (answer.errors.length > 0) record(asked, answer.status, answer.errors, null);
      const value = resolveCleaner(asked.country, asked.language)(answer.data);
      const tags = collectTags(asked.country, asked.operation.name, value);
      return { value, tags, bytes: answer.bytes, isPartial: answer.errors.length > 0 };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      record(asked, error.statusCode, error.graphqlErrors, error);
      error.message = scrubHosts(error.message);
      throw error;
    }
  }

  async function askAllPages(asked: Asked, token: Token | null): Promise<LoadedAnswer> {
    const answers: LoadedAnswer[] = [];
    const { variables, operation } = asked;
    const ceiling = (field: string) => resolveCeiling(operation.name, field);
    const pages = loadPages({
      text: operation.text,
      variables,
      ceiling,
      ask: async (cursors) => {
        const answer = await ask({ ...asked, variables: cursors }, token);
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
    };
  }

  function prepare(country: CountryCode, document: object, variables: unknown, language?: LanguageCode): Asked {
    const normalised = normaliseVariables(variables);
    return {
      country,
      operation: readDocument(document),
      variables: normalised,
      language: language ?? resolveQueryLanguage(normalised),
    };
  }

  async function read(asked: Asked, mode: 'one' | 'all', { tags, cookie, signal }: QueryOptions): Promise<unknown> {
    const token = await resolveToken(tokenSources, { client: asked.country, ...(cookie !== undefined && { cookie }) });
    const load = () => (mode === 'all' ? askAllPages(asked, token) : ask(asked, token));
    const { country, language, operation, variables } = asked;
    const key = [mode, endpoints.gqlHostUrl(country), country, language, operation.key, JSON.stringify(variables)].join(
      '\n',
    );
    // An answer to a visitor's own token is theirs alone.
    const waiting = token?.isPersonal ? load().then((answer) => ({ ...answer, freshForMs: 0 })) : cache.read(key, load);
    const answer = await (signal ? abandon(waiting, signal) : waiting);
    tags?.add(answer.tags, answer.freshForMs);
    return answer.value;
  }

  return {
    /** The data-service address of a country (spec §3). */
    gqlHostUrl: endpoints.gqlHostUrl,
    origins: endpoints.origins,

    /** Asks one operation of a country; throws `ContentError`. The answer is shared and frozen: copy before changing it. */
    query: <Result, Variables>(
      country: CountryCode,
      document: ContentDocument<Result, Variables>,
      variables: Variables,
      queryOptions: QueryOptions = {},
    ): Promise<Result> =>
      read(prepare(country, document, variables, queryOptions.language), 'one', queryOptions) as Promise<Result>,

    /** Asks an operation page by page until its lists end or reach their ceiling (spec §9), as one answer. */
    queryAll: <Result, Variables>(
      country: CountryCode,
      document: ContentDocument<Result, Variables>,
      variables: Variables,
      queryOptions: QueryOptions = {},
    ): Promise<Result> =>
      read(prepare(country, document, variables, queryOptions.language), 'all', queryOptions) as Promise<Result>,

    /** Gives an operation's pages one by one and keeps none of them, for readers with a memory of their own. */
    queryPages: async function* <Result, Variables>(
      country: CountryCode,
      document: ContentDocument<Result, Variables>,
      variables: Variables,
    ): AsyncGenerator<Result> {
      const asked = prepare(country, document, variables);
      const token = await resolveToken(
        tokenSources.filter(({ kind }) => kind !== 'cookie'),
        { client: country },
      );
      const { text, name } = asked.operation;
      const ceiling = (field: string) => resolveCeiling(name, field);
      const askPage = async (cursors: Asked['variables']) => (await ask({ ...asked, variables: cursors }, token)).value;
      yield* loadPages({ text, variables: asked.variables, ceiling, ask: askPage }) as AsyncGenerator<Result>;
    },

    /** Makes every cached answer with one of the tags be asked again. */
    purge: cache.purge,
  };
}

function abandon<T>(waiting: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(buildAbortedError(signal.reason));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    waiting.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
