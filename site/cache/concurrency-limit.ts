export type LimitOptions = {
  atOnce: number;
  /** How many may wait, and the error for those beyond. */
  queue?: { length: number; refuse: () => Error };
};

/** Creates a limit on concurrent work: `atOnce` tasks run, the rest wait in a queue. */
export function createConcurrencyLimit({ atOnce, queue }: LimitOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function limit<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue !== undefined && waiting.length >= queue.length) throw queue.refuse();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The slot passes to the next in the queue without becoming free.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
