const FIRST_MS = 5_000;
const MAX_MS = 60 * 60 * 1000;

/**
 * How long an entry waits after an attempt: five seconds, doubling to an hour, and of that between the half and the whole
 * by chance, so that what failed together does not come again together.
 */
export function backOff(attempts: number, random: () => number): number {
  const longest = Math.min(MAX_MS, FIRST_MS * 2 ** (attempts - 1));
  return longest / 2 + (longest / 2) * random();
}
