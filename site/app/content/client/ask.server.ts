import { setImmediate as yieldTurn } from 'node:timers/promises';
import type { CountryCode } from '../../../../contract/countries.ts';
import type { LanguageCode } from '../../../../contract/languages.ts';
import { createHostScrubber } from '../cleaning/backend-hosts.server.ts';
import { type AnswerCleaner, cleanInSlices, createAnswerCleaner } from '../cleaning/clean-answer.server.ts';
import type { Operation } from './document.server.ts';
import type { Endpoints } from './endpoints.server.ts';
import { ContentError, type ContentErrorRecord, type GraphqlError } from './errors.ts';
import { createHttpClient, type HttpOptions } from './http.server.ts';
import type { LoadedAnswer } from './query-cache.server.ts';
import { collectTags } from './tags.ts';
import type { Token } from './token.ts';
import { createTransport, type GraphqlAnswer } from './transport.server.ts';

/** A query of a country's content, and whose links its answer gets. */
export type Asked = {
  country: CountryCode;
  language: LanguageCode;
  operation: Operation;
  variables: Readonly<Record<string, unknown>>;
};

export type AskOptions = HttpOptions & {
  endpoints: Endpoints;
  siteOrigin: string;
  method: 'GET' | 'POST';
  /** Gets the record of every failure, partial answers included (spec §8). */
  onError: (record: ContentErrorRecord, error: ContentError | null) => void;
};

/** Creates the askers: one query sent, its failure recorded, its answer cleaned once for everybody behind it. */
export function createAsk({ endpoints, siteOrigin, method, onError, ...http }: AskOptions) {
  const scrubHosts = createHostScrubber(endpoints.origins, siteOrigin);
  const send = createTransport({
    gqlHostUrl: endpoints.gqlHostUrl,
    method,
    http: createHttpClient(http),
    clock: http.clock,
  });
  const cleaners = new Map<string, AnswerCleaner>();

  function resolveCleaner({ country, language }: Asked): AnswerCleaner {
    const key = `${country} ${language}`;
    const { byCountry, origins } = endpoints;
    const cleaner =
      cleaners.get(key) ?? createAnswerCleaner({ country, language, endpoints: byCountry, origins, siteOrigin });
    cleaners.set(key, cleaner);
    return cleaner;
  }

  function record(
    { country, operation }: Asked,
    statusCode: number | null,
    graphqlErrors: readonly GraphqlError[],
    error: ContentError | null,
  ) {
    const { type: operationType, name: operationName } = operation;
    onError({ client: country, operationType, operationName, statusCode, graphqlErrors }, error);
  }

  async function fetchAnswer(asked: Asked, token: Token | null): Promise<GraphqlAnswer> {
    try {
      const answer = await send({ ...asked, token: token?.value ?? null });
      if (answer.errors.length > 0) record(asked, answer.status, answer.errors, null);
      return answer;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      record(asked, error.statusCode, error.graphqlErrors, error);
      error.message = scrubHosts(error.message);
      throw error;
    }
  }

  return {
    /** Asks for an answer to keep, with its tags. */
    ask: async (asked: Asked, token: Token | null): Promise<LoadedAnswer> => {
      const { data, errors, bytes } = await fetchAnswer(asked, token);
      const value = resolveCleaner(asked)(data);
      return {
        value,
        tags: collectTags(asked.country, asked.operation.name, value),
        bytes,
        isPartial: errors.length > 0,
      };
    },

    /** Asks for one page of many, cleaned in small steps, so that reading thousands makes no visitor wait. */
    askPage: async (asked: Asked, token: Token | null): Promise<unknown> => {
      const { data } = await fetchAnswer(asked, token);
      return cleanInSlices(resolveCleaner(asked), data, () => yieldTurn());
    },
  };
}
