const WINDOW = 60_000;

type RateLimitOptions = {
  clock: () => number;
  /** The requests a minute of one client, and of all together. */
  perClient: number;
  overall: number;
};

/** Creates a limit per minute; the function returns whether a client may make another request. */
export function createRateLimit({ clock, perClient, overall }: RateLimitOptions): (client: string) => boolean {
  let begunAt = Number.NEGATIVE_INFINITY;
  let total = 0;
  const counts = new Map<string, number>();
  return (client) => {
    const now = clock();
    if (now - begunAt >= WINDOW) {
      begunAt = now;
      total = 0;
      counts.clear();
    }
    const count = counts.get(client) ?? 0;
    if (count >= perClient || total >= overall) return false;
    counts.set(client, count + 1);
    total += 1;
    return true;
  };
}
