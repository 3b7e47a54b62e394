import type { CountryCode } from '../../../../contract/countries.ts';
import { parseJson } from '../../../../contract/parse-json.ts';
import { findWrongField } from '../cleaning/answer-shape.ts';
import type { Operation } from './document.server.ts';
import {
  buildGraphqlError,
  buildHttpError,
  buildOperationError,
  buildWrongAnswerError,
  ContentError,
  type GraphqlError,
} from './errors.ts';
import type { HttpAnswer, HttpClient } from './http.server.ts';

/** A query to a data service. */
export type GraphqlRequest = {
  country: CountryCode;
  operation: Operation;
  variables: Readonly<Record<string, unknown>>;
  token: string | null;
};

/** The answer of a data service: data, and any errors beside it. */
export type GraphqlAnswer = { data: object; errors: readonly GraphqlError[]; status: number; bytes: number };

export type TransportOptions = {
  gqlHostUrl: (country: CountryCode) => string | null;
  method: 'GET' | 'POST';
  http: HttpClient;
  clock: () => number;
  /** A longer address is sent as POST: proxies cut them at 8 kB. */
  maxUrlLength?: number;
  /** The longest pause after a 429 or 503 with `Retry-After`. */
  maxHoldMs?: number;
};

/**
 * Creates the transport of queries (spec §7): POST, or GET with the query in the query string; throws `ContentError`.
 */
export function createTransport(options: TransportOptions): (request: GraphqlRequest) => Promise<GraphqlAnswer> {
  const { clock, maxUrlLength = 8_000, maxHoldMs = 30_000 } = options;
  const holds = new Map<string, { until: number; error: ContentError }>();

  return async ({ country, operation, variables, token }) => {
    const endpoint = options.gqlHostUrl(country);
    if (endpoint === null || operation.type !== 'query') throw buildOperationError();
    const hold = holds.get(endpoint);
    if (hold && clock() < hold.until) throw hold.error;
    const request = buildRequest(endpoint, operation, variables);
    const answer = await options.http({
      ...request,
      headers: {
        ...(request.method === 'POST' && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
    });
    try {
      return parseAnswer(answer);
    } catch (error) {
      if (answer.retryAfterMs !== null && error instanceof ContentError) {
        holds.set(endpoint, { until: clock() + Math.min(answer.retryAfterMs, maxHoldMs), error });
      }
      throw error;
    }
  };

  function buildRequest(endpoint: string, operation: Operation, variables: object) {
    const parts = { query: operation.text, variables, operationName: operation.name };
    if (options.method === 'GET') {
      const url = new URL(endpoint);
      for (const [name, value] of Object.entries(parts)) {
        url.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
      }
      if (url.href.length <= maxUrlLength) return { method: 'GET' as const, url: url.href };
    }
    return { method: 'POST' as const, url: endpoint, body: JSON.stringify(parts) };
  }
}

/** Parses an answer whatever its status (contract notes 10); ignores unknown keys of the body (contract notes 11). */
function parseAnswer({ status, text, isJson, retryAfterMs }: HttpAnswer): GraphqlAnswer {
  const isOk = status >= 200 && status < 300;
  const details = retryAfterMs === null ? {} : { retryAfterMs };
  const body = isJson ? parseJson(text) : undefined;
  if (!isFields(body)) throw isOk ? buildGraphqlError(status, []) : buildHttpError(status, details);
  const errors = readErrors(body.errors);
  // The first field is what the operation is about: without it there is no answer.
  const isAnswered = isFields(body.data) && (errors.length === 0 || Object.values(body.data)[0] !== null);
  if (!isOk || !isAnswered || !isFields(body.data)) throw buildGraphqlError(status, errors, details);
  const wrong = findWrongField(body.data);
  if (wrong !== null) throw buildWrongAnswerError(status, wrong);
  return { data: body.data, errors, status, bytes: text.length * 2 };
}

function readErrors(errors: unknown): GraphqlError[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isFields).map(({ message, path, locations }) => ({
    message: typeof message === 'string' ? message : '',
    ...(Array.isArray(locations) && { locations: locations.filter(isLocation) }),
    ...(Array.isArray(path) && { path: path.filter((part) => typeof part === 'string' || typeof part === 'number') }),
  }));
}

function isLocation(value: unknown): value is { line: number; column: number } {
  return isFields(value) && typeof value.line === 'number' && typeof value.column === 'number';
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
