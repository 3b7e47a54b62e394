import { isRefusal, type ServiceError } from '../dialect/refusals.ts';

/** The stage at which a content query failed. */
export type ContentErrorCode = 'graphql' | 'http' | 'network' | 'timeout' | 'aborted' | 'operation' | 'state';

/** One entry of a GraphQL answer's `errors`. */
export type GraphqlError = ServiceError & { path?: readonly (string | number)[] };

/** The record of a failed query, passed to the error hook (spec §8). */
export type ContentErrorRecord = {
  /** The country whose data service was queried. */
  client: string;
  operationType: string;
  operationName: string;
  statusCode: number | null;
  graphqlErrors: readonly GraphqlError[];
};

type Details = { statusCode?: number; graphqlErrors?: readonly GraphqlError[]; retryAfterMs?: number; cause?: unknown };

/** A content query failed; the message is one of the specification's (spec §8). */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly code: ContentErrorCode;
  readonly statusCode: number | null;
  readonly graphqlErrors: readonly GraphqlError[];
  /** The wait that the service requests, from `Retry-After`. */
  readonly retryAfterMs: number | null;

  constructor(code: ContentErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.statusCode = details.statusCode ?? null;
    this.graphqlErrors = details.graphqlErrors ?? [];
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/**
 * Whether the service refused a query because its schema lacks a field, an argument or a type, which retrying cannot
 * help.
 */
export function isUnsupported({ graphqlErrors }: ContentError): boolean {
  return graphqlErrors.length > 0 && graphqlErrors.every(isRefusal);
}

/** Whether the service failed, rather than the query: an earlier answer may be used instead. */
export function isOutage(error: unknown): error is ContentError {
  return error instanceof ContentError && SERVICE_FAILURES.has(error.code) && !isUnsupported(error);
}

/** A login plugin says so by the status, or in the errors of its answer. */
const TOKEN_WORDS = /\b(?:jwt|token)\b/i;

/** Whether the service rejected the token. */
export function isTokenRefused({ statusCode, graphqlErrors }: ContentError): boolean {
  return statusCode === 401 || statusCode === 403 || graphqlErrors.some(({ message }) => TOKEN_WORDS.test(message));
}

const SERVICE_FAILURES: ReadonlySet<ContentErrorCode> = new Set(['graphql', 'http', 'network', 'timeout']);

/** The service answered with errors: its first message, else the status (spec §8). */
export function buildGraphqlError(statusCode: number, graphqlErrors: readonly GraphqlError[], details: Details = {}) {
  const message = graphqlErrors.find(({ message }) => message !== '')?.message;
  return new ContentError('graphql', message ?? `GraphQL Error (Code: ${statusCode})`, {
    ...details,
    statusCode,
    graphqlErrors,
  });
}

/** A field of the answer does not hold what the contract says: as useless as an answer that is not GraphQL. */
export function buildWrongAnswerError(statusCode: number, field: string): ContentError {
  const graphqlErrors = [{ message: 'Not what the contract says', path: field.split('.') }];
  return new ContentError('graphql', buildGraphqlError(statusCode, []).message, { statusCode, graphqlErrors });
}

/** The service answered with a status outside 200–299 and no GraphQL body (spec §8). */
export function buildHttpError(statusCode: number, details: Details = {}): ContentError {
  return new ContentError('http', `Request failed with status code ${statusCode}`, { ...details, statusCode });
}

/** No answer within the deadline (spec §8). */
export function buildTimeoutError(ms: number, cause?: unknown): ContentError {
  return new ContentError('timeout', `timeout of ${ms}ms exceeded`, { cause });
}

/** The service could not be reached (spec §8). */
export function buildNetworkError(cause?: unknown): ContentError {
  return new ContentError('network', 'Network Error', { cause });
}

/** The caller aborted (spec §8). */
export function buildAbortedError(cause?: unknown): ContentError {
  return new ContentError('aborted', 'Request aborted', { cause });
}

/** No data service for the country, or a document that is not a query (spec §8). */
export function buildOperationError(): ContentError {
  return new ContentError('operation', 'Invalid GraphQL Operation');
}

/** A token needs a request or a browser, and there is none (spec §8). */
export function buildStateError(): ContentError {
  return new ContentError('state', 'GQL State is not available.');
}
