import { ContentError } from './errors.ts';

/** Closed: requests pass. Open: they fail at once. Half open: one passes, to see whether the service is back. */
export type BreakerState = 'closed' | 'open' | 'half-open';

type BreakerOptions = {
  clock: () => number;
  /** Consecutive failures that open the breaker. */
  failuresToOpen?: number;
  /** How long it stays open before one request may try again. */
  restMs?: number;
  /** The longest that a service's `Retry-After` can keep it open. */
  maxHoldMs?: number;
};

/** Creates the circuit breaker of a service: while it does not answer, requests fail at once. */
export function createBreaker({ clock, failuresToOpen = 5, restMs = 5_000, maxHoldMs = 30_000 }: BreakerOptions) {
  let failures: ContentError[] = [];
  let openUntil = Number.NEGATIVE_INFINITY;
  let retryAfterError: ContentError | null = null;
  let isTrying = false;

  function getState(): BreakerState {
    if (clock() < openUntil) return 'open';
    return failures.length < failuresToOpen ? 'closed' : 'half-open';
  }

  /** Throws the service's last failure if no request may be made. */
  function check(): void {
    const state = getState();
    const error = state === 'open' ? (retryAfterError ?? failures.at(-1)) : failures.at(-1);
    if (error !== undefined && (state === 'open' || (state === 'half-open' && isTrying))) throw error;
  }

  /** Makes a request if one may be made; else throws the service's last failure. */
  async function attempt<T>(request: () => Promise<T>): Promise<T> {
    check();
    const isTrial = getState() === 'half-open';
    if (isTrial) isTrying = true;
    try {
      const answer = await request();
      failures = [];
      return answer;
    } catch (error) {
      if (error instanceof ContentError) note(error);
      throw error;
    } finally {
      if (isTrial) isTrying = false;
    }
  }

  function note(error: ContentError): void {
    if (error.retryAfterMs !== null) {
      retryAfterError = error;
      openUntil = clock() + Math.min(error.retryAfterMs, maxHoldMs);
    } else if (isSilent(error)) {
      retryAfterError = null;
      failures = [...failures, error].slice(-failuresToOpen);
      if (failures.length === failuresToOpen) openUntil = clock() + restMs;
    } else if (error.code !== 'aborted') {
      failures = [];
    }
  }

  return { check, attempt, getState };
}

/** Whether the service did not answer at all; one that rejects a query is healthy. */
function isSilent({ code, statusCode }: ContentError): boolean {
  return code === 'network' || code === 'timeout' || (code === 'http' && statusCode !== null && statusCode >= 500);
}
