const MINUTE = 60_000;

/** Creates counts of the last minute in memory: a name's minute begins with its first. */
export function createMinuteCounts(clock: () => number): (name: string) => number {
  const counts = new Map<string, { count: number; until: number }>();
  let sweptAt = clock();
  return (name) => {
    const now = clock();
    if (now - sweptAt >= MINUTE) {
      sweptAt = now;
      for (const [known, { until }] of counts) if (until <= now) counts.delete(known);
    }
    const known = counts.get(name);
    const next =
      known === undefined || known.until <= now
        ? { count: 1, until: now + MINUTE }
        : { ...known, count: known.count + 1 };
    counts.set(name, next);
    return next.count;
  };
}
