import { createDialect, type Dialect, type Lacking } from '../dialect/dialect.server.ts';
import { fitVariables } from '../dialect/fit-document.server.ts';
import { ContentError, type GraphqlError, isUnsupported } from './errors.ts';
import type { GraphqlAnswer, GraphqlRequest } from './transport.server.ts';

/** The most rounds of fitting and resending a document: each reveals another layer of missing parts. */
const MAX_ROUNDS = 6;

/** A part of the schema that one service lacks. */
export type ServiceLacking = Lacking & { endpoint: string };

type FittedTransportOptions = {
  send: (request: GraphqlRequest) => Promise<GraphqlAnswer>;
  gqlHostUrl: (country: GraphqlRequest['country']) => string | null;
  clock: () => number;
  /** Called with a service's errors about missing parts, once per service. */
  onLacking: (request: GraphqlRequest, errors: readonly GraphqlError[]) => void;
};

/**
 * Creates a transport that learns from a service's refusals which parts it names differently or lacks, and queries the
 * rest (decision 0131).
 */
export function createFittedTransport({ send, gqlHostUrl, clock, onLacking }: FittedTransportOptions) {
  const dialects = new Map<string | null, Dialect>();
  const reported = new Set<string>();

  function resolveDialect(endpoint: string | null): Dialect {
    const dialect = dialects.get(endpoint) ?? createDialect({ clock });
    dialects.set(endpoint, dialect);
    return dialect;
  }

  function report(request: GraphqlRequest, endpoint: string | null, errors: readonly GraphqlError[]) {
    const news = errors.filter(({ message }) => {
      const key = `${endpoint} ${message}`;
      return !reported.has(key) && reported.add(key);
    });
    if (news.length > 0) onLacking(request, news);
  }

  async function sendFitted(request: GraphqlRequest): Promise<GraphqlAnswer> {
    const endpoint = gqlHostUrl(request.country);
    const dialect = resolveDialect(endpoint);
    for (let round = 1; ; round += 1) {
      const text = dialect.fit(request.operation.text);
      if (text === null) return { data: {}, errors: [], status: 200, body: '' };
      try {
        const variables = fitVariables(text, request.variables);
        const answer = await send({ ...request, variables, operation: { ...request.operation, text } });
        dialect.accept(text);
        return answer;
      } catch (error) {
        if (!(error instanceof ContentError) || !isUnsupported(error) || round === MAX_ROUNDS) throw error;
        const lacking = dialect.learn(text, error.graphqlErrors);
        if (lacking === null) throw error;
        report(request, endpoint, lacking);
      }
    }
  }

  return {
    send: sendFitted,
    /** Whether the service of a country has refused a place of documents (decision 0131). */
    lacks: (country: GraphqlRequest['country'], place: string): boolean =>
      dialects.get(gqlHostUrl(country))?.lacks(place) ?? false,
    /** Lists what each service lacks. */
    listLacking: (): ServiceLacking[] =>
      [...dialects].flatMap(([endpoint, { listLacking }]) =>
        endpoint === null ? [] : listLacking().map((lacking) => ({ endpoint, ...lacking })),
      ),
  };
}
