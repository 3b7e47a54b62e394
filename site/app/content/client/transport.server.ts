import type { CountryCode } from '../../../../contract/countries.ts';
import { parseJson } from '../../../../contract/parse-json.ts';
import type { Task } from '../../../cache/task.ts';
import { findWrongField } from '../cleaning/answer-shape.ts';
import type { Operation } from './document.server.ts';
import {
  buildGraphqlError,
  buildHttpError,
  buildOperationError,
  buildWrongAnswerError,
  ContentError,
  type ContentErrorCode,
  type GraphqlError,
} from './errors.ts';
import type { Hosts } from './hosts.server.ts';
import type { HttpAnswer, HttpClient } from './http.server.ts';
import { createPersistedDocuments, type NamedDocument } from './persisted-documents.server.ts';

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

/** A request to a service that has come to its end, after so many milliseconds. */
export type Asked = {
  country: CountryCode;
  operation: string;
  duration: number;
  /** `partial`: with errors beside its data. */
  outcome: 'ok' | 'partial' | ContentErrorCode;
};

export type TransportOptions = {
  clock: () => number;
  /** Called with every request when it ends. */
  onAsked?: ((asked: Asked) => void) | undefined;
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
  const { http, hosts, clock, onAsked = () => {}, maxUrlLength = 8_000 } = options;
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
      };
      const answer = await http({ ...request, headers, ...(task?.signal && { signal: task.signal }) });
      if (answer.keepsDocuments) documents.offer(endpoint);
      return parseAnswer(answer);
    };
    const ask = () => (options.method === 'GET' ? documents.ask(endpoint, text, send) : send({ query: text }));
    return hosts.request(endpoint, () => time({ country, operation: name }, ask), task);
  };

  /** Without the time that it waited for its turn. */
  async function time(of: Pick<Asked, 'country' | 'operation'>, ask: () => Promise<GraphqlAnswer>) {
    const startedAt = clock();
    const tell = (outcome: Asked['outcome']) => onAsked({ ...of, outcome, duration: clock() - startedAt });
    try {
      const answer = await ask();
      tell(answer.errors.length === 0 ? 'ok' : 'partial');
      return answer;
    } catch (error) {
      tell(error instanceof ContentError ? error.code : 'network');
      throw error;
    }
  }

  function buildRequest(endpoint: string, parts: NamedDocument & { variables: object; operationName: string }) {
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

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
