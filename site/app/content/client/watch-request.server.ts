import type { CountryCode } from '../../../../contract/countries.ts';
import { NO_TRACING, type Tracing } from '../../../../contract/tracing/tracing.ts';
import { ContentError, type ContentErrorCode } from './errors.ts';

/** A finished request to a service, with its duration in milliseconds. */
export type RequestOutcome = {
  country: CountryCode;
  operation: string;
  duration: number;
  /** `partial`: with errors beside its data. */
  outcome: 'ok' | 'partial' | ContentErrorCode;
};

export type WatchOptions = {
  tracing?: Tracing | undefined;
  /** Called with every request to a service when it ends. */
  onRequestEnd?: ((request: RequestOutcome) => void) | undefined;
};

type Watched = { country: CountryCode; operation: string; endpoint: string; method: string };

/** Creates the timer of requests to services, which makes each a span, without the time spent in the queue. */
export function createWatchRequest({
  clock,
  tracing = NO_TRACING,
  onRequestEnd = () => {},
}: WatchOptions & { clock: () => number }) {
  return async <Answer extends { errors: readonly unknown[] }>(
    { country, operation, endpoint, method }: Watched,
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const startedAt = clock();
    const tell = (outcome: RequestOutcome['outcome']) =>
      onRequestEnd({ country, operation, outcome, duration: clock() - startedAt });
    try {
      const attributes = describeEndpoint(endpoint, method);
      const answer = await tracing.span({ name: method, kind: 'client', attributes }, ask);
      tell(answer.errors.length === 0 ? 'ok' : 'partial');
      return answer;
    } catch (error) {
      tell(error instanceof ContentError ? error.code : 'network');
      throw error;
    }
  };
}

/** Without the query string, which has what visitors search for. */
function describeEndpoint(endpoint: string, method: string) {
  const { origin, pathname, hostname, port, protocol } = new URL(endpoint);
  return {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    'url.full': origin + pathname,
  };
}
