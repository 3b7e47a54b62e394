/** Waits for some work for at most `ms`; resolves to null when it takes longer. */
export async function waitAtMost<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, ms, null);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
