const FIRST_MS = 5_000;
/** The longest wait of an entry. One due later was postponed by a clock that has been set back since: it is due now. */
export const MAX_REST_MS = 60 * 60 * 1000;

/**
 * How long an entry waits after an attempt: five seconds, doubling to an hour, then between half and all of that at
 * random, so that entries that failed together are not retried together.
 */
export function backOff(attempts: number, random: () => number): number {
  const longest = Math.min(MAX_REST_MS, FIRST_MS * 2 ** (attempts - 1));
  return longest / 2 + (longest / 2) * random();
}
