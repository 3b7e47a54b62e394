export interface LimitOptions {
  readonly atOnce: number;
  readonly waiting: number;
  /** What is thrown to those who come when the queue is full. */
  readonly refuse: () => Error;
}

/** Creates a gate that lets so many pieces of work run at once and so many wait. */
export function createConcurrencyLimit({ atOnce, waiting, refuse }: LimitOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function limit<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refuse();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The place passes to the next in the queue without becoming free.
      const next = queue.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
