import { createGraphQLError } from 'graphql-yoga';

/** When a request has to be answered; `end` when it is. */
export type Deadline = { signal: AbortSignal; end: () => void };

/** As long as the site waits for an answer (`GRAPHQL_TIMEOUT_MS`). */
const MOST_MS = 10_000;

/** Starts the time limit of one request, however many operations it holds. */
export function startDeadline(): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(
    () =>
      controller.abort(
        createGraphQLError(`The query took longer than ${MOST_MS / 1000} seconds.`, {
          extensions: { code: 'TIMEOUT' },
        }),
      ),
    MOST_MS,
  );
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
