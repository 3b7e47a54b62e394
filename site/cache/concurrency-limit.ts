export type LimitOptions = {
  atOnce: number;
  /** How many may wait. When one more comes, the longest waiting gets this error: its visitor is the likeliest to have gone. */
  queue?: { length: number; refuse: () => Error };
  /** Called with the milliseconds a task has taken; its slot stays taken until this resolves. */
  rest?: (taken: number) => Promise<void>;
};

type Waiting = { begin: () => void; refuse: (error: Error) => void };

/** Creates a limit on concurrent work: `atOnce` tasks run, the rest wait in a queue. */
export function createConcurrencyLimit({ atOnce, queue, rest }: LimitOptions) {
  const waiting: Waiting[] = [];
  let running = 0;

  return async function limit<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      await new Promise<void>((begin, refuse) => {
        waiting.push({ begin, refuse });
        if (queue !== undefined && waiting.length > queue.length) waiting.shift()?.refuse(queue.refuse());
      });
    } else {
      running++;
    }
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      if (rest === undefined) passOn();
      else rest(performance.now() - startedAt).finally(passOn);
    }
  };

  /** The slot passes to the next in the queue without becoming free. */
  function passOn(): void {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next.begin();
  }
}
