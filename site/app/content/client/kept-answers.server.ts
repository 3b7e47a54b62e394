import { LRUCache } from 'lru-cache';
import type { ContentRequest } from './content-request.ts';
import type { Endpoints } from './endpoints.server.ts';
import { ContentError, type GraphqlError, isOutage } from './errors.ts';
import { holdsNothing } from './holds-nothing.ts';
import type { Hosts } from './hosts.server.ts';
import type { Snapshot, Snapshots } from './snapshots.server.ts';
import type { Token } from './token.ts';
import type { GraphqlAnswer } from './transport.server.ts';

/** Data of a service, with its errors; `savedAt` is when it came, if it was kept from before the service failed. */
type LoadedData = {
  data: object;
  errors: readonly GraphqlError[];
  bytes: number;
  savedAt: number | null;
  /** Whether the service has no language extension, or had none at the time. */
  isWithoutLanguages: boolean;
};

type KeptAnswersOptions = {
  fetchAnswer: (request: ContentRequest, token: Token | null) => Promise<GraphqlAnswer>;
  gqlHostUrl: Endpoints['gqlHostUrl'];
  hosts: Pick<Hosts, 'getState'>;
  /** Without them a service that fails has nothing to show. */
  snapshots: Snapshots | undefined;
  isWithoutLanguages: (country: ContentRequest['country']) => boolean;
};

/** Upper bound of the word list, in characters. */
const MAX_WORDS_LENGTH = 1_000_000;

/**
 * Creates a loader whose data outlives its service (decision 0137): answers are kept, and used when the service fails.
 */
export function createKeptAnswers(options: KeptAnswersOptions) {
  const { fetchAnswer, gqlHostUrl, hosts, snapshots } = options;
  /** Words that content was found by, per endpoint: a brand without campaigns is known by its own page. */
  const knownWords = new LRUCache<string, true>({
    maxSize: MAX_WORDS_LENGTH,
    sizeCalculation: (_, word) => word.length,
  });

  /** Whether a query for a word finds nothing and no other query has found anything by it. */
  function isUnknown(request: ContentRequest, endpoint: string, data: object): boolean {
    const [first, ...others] = wordsOf(request);
    if (first === undefined) return false;
    // With several words, the result may belong to only one of them.
    const word = others.length === 0 ? `${endpoint} ${first}` : '';
    if (holdsNothing(data)) return !knownWords.get(word);
    if (word !== '') knownWords.set(word, true);
    return false;
  }

  async function fetchAndKeep(request: ContentRequest, token: Token | null): Promise<LoadedData> {
    const { data, errors, body } = await fetchAnswer(request, token);
    const endpoint = gqlHostUrl(request.country);
    const isForAll = endpoint !== null && token?.isPersonal !== true;
    const isWithoutLanguages = options.isWithoutLanguages(request.country);
    if (isForAll && errors.length === 0 && body !== '')
      void snapshots?.keep(keyOf(request, endpoint), body, {
        isWithoutLanguages,
        isUnknown: isUnknown(request, endpoint, data),
      });
    return { data, errors, bytes: body.length * 2, savedAt: null, isWithoutLanguages };
  }

  return async (request: ContentRequest, token: Token | null): Promise<LoadedData> => {
    const endpoint = gqlHostUrl(request.country);
    if (snapshots === undefined || endpoint === null || token?.isPersonal === true) return fetchAndKeep(request, token);
    const state = hosts.getState(endpoint);
    const earlier = state === 'closed' ? null : await snapshots.find(keyOf(request, endpoint));
    if (earlier !== null) {
      // The request that probes whether the service is back runs in the background.
      if (state === 'half-open') fetchAndKeep({ ...request, task: {} }, token).catch(ignoreOutage);
      return fromBefore(earlier);
    }
    try {
      return await fetchAndKeep(request, token);
    } catch (error) {
      const kept = isOutage(error) ? await snapshots.find(keyOf(request, endpoint)) : null;
      if (kept === null) throw error;
      return fromBefore(kept);
    }
  };
}

/** Text variables that differ from the document's defaults, with their names. Visitors can choose them. */
function wordsOf({ operation, variables }: ContentRequest): string[] {
  return Object.entries(variables)
    .filter(([name]) => !(name in operation.defaults))
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .flatMap(([name, one]) => (typeof one === 'string' ? `${name} ${one}` : []));
}

function keyOf({ operation, variables }: ContentRequest, endpoint: string) {
  return { endpoint, text: operation.text, variables };
}

function fromBefore(snapshot: Snapshot): LoadedData {
  return { ...snapshot, errors: [] };
}

/** The failure is recorded. */
function ignoreOutage(error: unknown): void {
  if (!(error instanceof ContentError)) throw error;
}
