import { createFetch, FetchError, type FetchResponse } from 'ofetch';
import { parseRetryAfter } from '../../../../contract/retry-after.ts';
import { buildAbortedError, buildNetworkError, buildTimeoutError, type ContentError } from './errors.ts';

/** A request to a data service. */
type HttpRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
};

/** The response of a data service, whatever its status. */
export type HttpAnswer = {
  status: number;
  text: string;
  isJson: boolean;
  /** Whether it names the nodes it contains, as WPGraphQL does with an add-on that caches answers and documents. */
  keepsDocuments: boolean;
  /** The wait that the service requests, or null. */
  retryAfterMs: number | null;
};

export type HttpOptions = {
  fetch: typeof globalThis.fetch;
  clock: () => number;
  /** Until the last byte, retries included (rulings 4). */
  timeoutMs?: number;
  /** spec §7: GET is retried once, POST never. */
  retries?: { GET: number; POST: number };
  /** A longer `Retry-After` ends the request instead. */
  maxRetryAfterMs?: number;
};

export type HttpClient = (request: HttpRequest) => Promise<HttpAnswer>;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/**
 * Creates the HTTP client of spec §7: one deadline for the whole request; GET is retried on 408, 409, 425, 429, 500,
 * 502, 503 and 504 (the library's own list), POST only if configured.
 */
export function createHttpClient(options: HttpOptions): HttpClient {
  const { clock, timeoutMs = 10_000, retries = { GET: 1, POST: 0 }, maxRetryAfterMs = 2_000 } = options;
  const send = createFetch({ fetch: options.fetch });

  return async ({ method, url, headers, body, signal }) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    const endsAt = clock() + timeoutMs;
    try {
      const response = await send.raw<string, 'text'>(url, {
        method,
        headers: { accept: 'application/json', ...headers },
        ...(body !== undefined && { body }),
        responseType: 'text',
        // A token of the configuration or of a visitor is sent to the configured address only.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
        retry: retries[method],
        retryDelay: ({ response }) => readRetryAfter(response, clock) ?? 0,
        onResponseError: (context) => {
          const wait = readRetryAfter(context.response, clock) ?? 0;
          if (wait > maxRetryAfterMs || clock() + wait >= endsAt) context.options.retry = false;
        },
      });
      return buildAnswer(response, clock);
    } catch (error) {
      if (error instanceof FetchError && error.response) return buildAnswer(error.response, clock);
      throw toContentError(error, timeoutMs, deadline.signal, signal);
    } finally {
      clearTimeout(timer);
    }
  };
}

function readRetryAfter(response: Response | undefined, clock: () => number): number | null {
  return parseRetryAfter(response?.headers.get('retry-after') ?? null, clock());
}

function buildAnswer(response: FetchResponse<unknown>, clock: () => number): HttpAnswer {
  return {
    status: response.status,
    text: typeof response._data === 'string' ? response._data : '',
    // Maintenance modes, login walls and missing sites answer HTML (contract notes 39).
    isJson: JSON_TYPE.test(response.headers.get('content-type') ?? ''),
    keepsDocuments: Boolean(response.headers.get('x-graphql-keys')),
    retryAfterMs: readRetryAfter(response, clock),
  };
}

function toContentError(error: unknown, timeoutMs: number, deadline: AbortSignal, signal?: AbortSignal): ContentError {
  if (signal?.aborted) return buildAbortedError(error);
  return deadline.aborted ? buildTimeoutError(timeoutMs, error) : buildNetworkError(error);
}
