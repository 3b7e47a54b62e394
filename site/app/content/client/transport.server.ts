import type { CountryCode } from '../../../../contract/countries.ts';
import { isFields } from '../../../../contract/is-fields.ts';
import { parseJson } from '../../../../contract/parse-json.ts';
import { NO_TRACING } from '../../../../contract/tracing/tracing.ts';
import type { Task } from '../../../cache/task.ts';
import { findWrongField } from '../cleaning/answer-shape.ts';
import type { Operation } from './document.server.ts';
import {
  buildGraphqlError,
  buildHttpError,
  buildOperationError,
  buildWrongAnswerError,
  type GraphqlError,
} from './errors.ts';
import type { Hosts } from './hosts.server.ts';
import type { HttpAnswer, HttpClient } from './http.server.ts';
import { createPersistedDocuments, type NamedDocument } from './persisted-documents.server.ts';
import { createWatchRequest, type WatchOptions } from './watch-request.server.ts';

/** A query to a data service. */
export type GraphqlRequest = {
  country: CountryCode;
  operation: Operation;
  variables: Readonly<Record<string, unknown>>;
  /** With its scheme. */
  token: string | null;
  task?: Task | undefined;
};

/** The answer of a data service: data, any errors beside it, and the body they were in. */
export type GraphqlAnswer = { data: object; errors: readonly GraphqlError[]; status: number; body: string };

type TransportOptions = WatchOptions & {
  clock: () => number;
  gqlHostUrl: (country: CountryCode) => string | null;
  method: 'GET' | 'POST';
  http: HttpClient;
  hosts: Hosts;
  /** A longer address is sent as POST: proxies cut them at 8 kB. */
  maxUrlLength?: number;
};

/**
 * Creates the transport of queries (spec §7): POST, or GET with the query in the query string, or with its id where the
 * service keeps documents; throws `ContentError`.
 */
export function createTransport(options: TransportOptions): (request: GraphqlRequest) => Promise<GraphqlAnswer> {
  const { http, hosts, method, tracing = NO_TRACING, maxUrlLength = 8_000 } = options;
  const watch = createWatchRequest(options);
  const documents = createPersistedDocuments();

  return async ({ country, operation, variables, token, task }) => {
    const endpoint = options.gqlHostUrl(country);
    if (endpoint === null || operation.type !== 'query') throw buildOperationError();
    const { name, text } = operation;
    const send = async (document: NamedDocument): Promise<GraphqlAnswer> => {
      const request = buildRequest(endpoint, { ...document, variables, operationName: name });
      const headers = {
        ...(request.method === 'POST' && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: token }),
        ...tracing.headers(),
      };
      const answer = await http({ ...request, headers, ...(task?.signal && { signal: task.signal }) });
      tracing.note({ 'http.response.status_code': answer.status });
      if (answer.keepsDocuments) documents.offer(endpoint);
      return parseAnswer(answer);
    };
    const ask = () => (method === 'GET' ? documents.ask(endpoint, text, send) : send({ query: text }));
    const watched = { country, operation: name, endpoint, method };
    return hosts.request(endpoint, () => watch(watched, ask), task);
  };

  function buildRequest(endpoint: string, parts: NamedDocument & { variables: object; operationName: string }) {
    if (method === 'GET') {
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
  // The first field is the operation's main one: without it, there is no answer.
  const isAnswered = isFields(body.data) && (errors.length === 0 || Object.values(body.data)[0] !== null);
  if (!isOk || !isAnswered || !isFields(body.data)) throw buildGraphqlError(status, errors, details);
  const wrong = findWrongField(body.data);
  if (wrong !== null) throw buildWrongAnswerError(status, wrong);
  return { data: body.data, errors, status, body: text };
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
