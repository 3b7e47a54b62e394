/** What measurements are summed up by. */

/** Finds the value that a share of all values is below: 0.99 is the 99th percentile. Throws if there are none. */
export function findPercentile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const found = sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)];
  if (found === undefined) throw new Error('Nothing was measured.');
  return found;
}

/** Finds the value in the middle; of an even number the upper one. Throws if there are none. */
export function findMedian(values: Iterable<number>): number {
  return findPercentile(values, 0.5);
}

/** The bytes that the process's own objects take; what is garbage is collected first (`--expose-gc`). */
export function measureMemory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
