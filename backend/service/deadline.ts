import { createGraphQLError } from 'graphql-yoga';

/** The time limit of a request; call `end` once it is answered. */
export type Deadline = { signal: AbortSignal; end: () => void };

/** The same time limit as the site's for an answer (`GRAPHQL_TIMEOUT_MS`). */
const MAX_MS = 10_000;

/** Starts the time limit of one request, regardless of its number of operations. */
export function startDeadline(): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(
    () =>
      controller.abort(
        createGraphQLError(`The query took longer than ${MAX_MS / 1000} seconds.`, {
          extensions: { code: 'TIMEOUT' },
        }),
      ),
    MAX_MS,
  );
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

/** Aborts with the first of several signals. */
export function firstOf(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: first.signal });
  }
  return first.signal;
}

/** Returns a function's result, or rejects with the signal's reason if that comes first. */
export async function unlessAborted<Result>(
  signal: AbortSignal,
  run: () => Result | PromiseLike<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([run(), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
