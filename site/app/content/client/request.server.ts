import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CountryCode } from '../../../../contract/countries.ts';
import { createHostScrubber } from '../cleaning/backend-hosts.server.ts';
import { type AnswerCleaner, createAnswerCleaner } from '../cleaning/clean-answer.server.ts';
import { cleanInSlices } from '../cleaning/clean-in-slices.server.ts';
import { listPublicHosts } from '../cleaning/public-sites.ts';
import type { ContentRequest } from './content-request.ts';
import type { ContentOrigins, Endpoints } from './endpoints.server.ts';
import { ContentError, type ContentErrorRecord, type GraphqlError, isTokenRefused } from './errors.ts';
import { createFittedTransport } from './fitted-transport.server.ts';
import type { Hosts } from './hosts.server.ts';
import { createHttpClient, type HttpOptions } from './http.server.ts';
import { createKeptAnswers } from './kept-answers.server.ts';
import type { OriginalSlugs } from './original-slugs.ts';
import type { LoadedAnswer } from './query-cache.server.ts';
import { createServiceSettings } from './service-settings.server.ts';
import type { Snapshots } from './snapshots.server.ts';
import { collectTags, keptTag, type TagCollector } from './tags.ts';
import type { Token } from './token.ts';
import { createTransport, type GraphqlAnswer } from './transport.server.ts';
import { listTexts, withoutQuotes, withoutTexts } from './visitor-texts.ts';
import type { WatchOptions } from './watch-request.server.ts';

export type ContentLoaderOptions = HttpOptions &
  WatchOptions & {
    endpoints: Endpoints;
    hosts: Hosts;
    siteOrigin: string;
    method: 'GET' | 'POST';
    /** Other addresses of the countries' sites and files. */
    contentOrigins?: ContentOrigins | undefined;
    /** Called when a country's service reports another public address or language. */
    onSettings?: ((country: CountryCode) => void) | undefined;
    /** The slugs of entries in each language. */
    slugs: OriginalSlugs;
    /** Kept answers of the services, for when they fail. */
    snapshots?: Snapshots | undefined;
    /** Called with the record of every failure, partial answers included (spec §8). */
    onError: (record: ContentErrorRecord, error: ContentError | null) => void;
  };

/** The language filter, under the last of its names: a service that refuses it has one language. */
export const LANGUAGE_ARGUMENT = 'query.pages(where)(wpmlLanguage)';

/** Creates the loader of operations: failures are recorded, each answer is cleaned once. */
export function createContentLoader(options: ContentLoaderOptions) {
  const { endpoints, hosts, siteOrigin, slugs, snapshots, method, tracing, onRequestEnd, onError, ...http } = options;
  const { contentOrigins = {}, onSettings = () => {} } = options;
  const { gqlHostUrl } = endpoints;
  const { clock } = http;
  const { send, listLacking, lacks } = createFittedTransport({
    send: createTransport({ gqlHostUrl, method, http: createHttpClient(http), hosts, clock, tracing, onRequestEnd }),
    gqlHostUrl,
    clock,
    onLacking: (request, errors) => record(request, 200, errors, null),
  });
  const isWithoutLanguages = (country: CountryCode) => lacks(country, LANGUAGE_ARGUMENT);
  const loadData = createKeptAnswers({ fetchAnswer, gqlHostUrl, hosts, snapshots, isWithoutLanguages });
  const cleaners = new Map<string, AnswerCleaner>();
  const settings = createServiceSettings({
    endpoints,
    contentOrigins,
    siteOrigin,
    onChange: (country) => {
      cleaners.clear();
      onSettings(country);
    },
  });

  function resolveCleaner({ country, language }: ContentRequest): AnswerCleaner {
    const key = `${country} ${language}`;
    const { byCountry, origins } = endpoints;
    const cleaner =
      cleaners.get(key) ??
      createAnswerCleaner({
        country,
        language,
        endpoints: byCountry,
        origins,
        siteOrigin,
        publicSites: settings.listPublicSites(),
      });
    cleaners.set(key, cleaner);
    return cleaner;
  }

  function record(
    { country, operation, variables }: Pick<ContentRequest, 'country' | 'operation' | 'variables'>,
    statusCode: number | null,
    errors: readonly GraphqlError[],
    error: ContentError | null,
  ) {
    const { type: operationType, name: operationName } = operation;
    // Texts of the document itself are not the visitor's: `homeSlider` when the variable is `home`.
    const values = listTexts(variables).filter((value) => !operation.text.includes(value));
    const clean = (message: string) =>
      'search' in variables
        ? withoutQuotes(withoutTexts(message, values), operation.text)
        : withoutTexts(message, values);
    const graphqlErrors = errors.map((one) => ({ ...one, message: clean(one.message) }));
    onError({ client: country, operationType, operationName, statusCode, graphqlErrors }, error);
  }

  async function fetchAnswer(request: ContentRequest, token: Token | null): Promise<GraphqlAnswer> {
    try {
      const answer = await send({ ...request, token: token && `${token.scheme ?? 'Bearer'} ${token.value}` });
      if (answer.errors.length > 0) record(request, answer.status, answer.errors, null);
      return answer;
    } catch (error) {
      // An aborted query is not recorded: its caller knows.
      if (!(error instanceof ContentError) || error.code === 'aborted') throw error;
      record(request, error.statusCode, error.graphqlErrors, error);
      // Public content is better than none (contract notes 36); an editor needs more than that.
      if (token !== null && token.scheme === undefined && isTokenRefused(error)) return fetchAnswer(request, null);
      const publicHosts = listPublicHosts({ publicSites: settings.listPublicSites() });
      error.message = createHostScrubber(endpoints.origins, siteOrigin, publicHosts)(error.message);
      throw error;
    }
  }

  return {
    listLacking,
    soleLanguageOf: settings.soleLanguageOf,

    /** Loads an answer for the query cache, with its tags. */
    load: async (request: ContentRequest, token: Token | null): Promise<LoadedAnswer> => {
      const loaded = await loadData(request, token);
      const { data, errors, bytes, savedAt } = loaded;
      settings.learn(request.country, loaded);
      const value = resolveCleaner(request)(slugs.read(data, request));
      const tags = collectTags(request.country, request.operation.name, value);
      if (savedAt !== null) tags.push(keptTag(request.country));
      return { value, tags, bytes, isPartial: errors.length > 0, savedAt };
    },

    /** Loads one page of many, as the service sent it: {@link cleanPage} is its second half. */
    loadPage: async (request: ContentRequest, token: Token | null, tags?: TagCollector): Promise<object> => {
      const loaded = await loadData(request, token);
      settings.learn(request.country, loaded);
      if (loaded.savedAt !== null) tags?.addKept([keptTag(request.country)], loaded.savedAt);
      return loaded.data;
    },

    /** Cleans a page in small steps, so that reading thousands keeps no visitor waiting. */
    cleanPage: (request: ContentRequest, page: object): Promise<unknown> =>
      cleanInSlices(resolveCleaner(request), slugs.read(page, request), () => nextTurn()),
  };
}
