import type { Task } from './task.ts';

/** The longest wait in a bounded queue: a visitor who is refused after half a minute has gone. */
const MAX_WAIT_MS = 10_000;

type LimitOptions = {
  atOnce: number;
  /**
   * How many may wait, for ten seconds each. When one more comes, the longest waiting gets this error: its visitor has
   * most likely gone.
   */
  queue?: { length: number; refuse: () => Error };
  /** Called with the milliseconds a task took; its slot stays taken until this resolves. */
  rest?: (taken: number) => Promise<void>;
};

/** The tasks of a limit, and how many its bounded queue has refused so far. */
export type LimitStats = { running: number; waiting: number; refused: number };

type Waiting = { task: Task; begin: () => void; refuse: (error: unknown) => void };

/**
 * Creates a limit on concurrent work: `atOnce` tasks run, the rest wait in a queue, those in the background behind all
 * others. A task that is given up while it waits rejects with the reason, and never runs.
 */
export function createConcurrencyLimit({ atOnce, queue, rest }: LimitOptions) {
  const waiting: Waiting[] = [];
  let running = 0;
  let refused = 0;

  async function limit<T>(work: () => Promise<T>, task: Task = {}): Promise<T> {
    task.signal?.throwIfAborted();
    if (running >= atOnce) await wait(task);
    else running++;
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      if (rest === undefined) passOn();
      else rest(performance.now() - startedAt).finally(passOn);
    }
  }

  function wait(task: Task): Promise<void> {
    const { signal } = task;
    return new Promise<void>((resolve, reject) => {
      const remove = () => waiting.splice(waiting.indexOf(one), 1);
      const leave = () => {
        remove();
        one.refuse(signal?.reason);
      };
      const giveUp = () => {
        if (task.isBackground?.() === true) return;
        remove();
        refuse(one);
      };
      const timer = queue && setTimeout(giveUp, MAX_WAIT_MS);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const one: Waiting = {
        task,
        begin: () => {
          settle();
          resolve();
        },
        refuse: (error) => {
          settle();
          reject(error);
        },
      };
      signal?.addEventListener('abort', leave);
      waiting.push(one);
      if (queue !== undefined && waiting.length > queue.length) refuse(waiting.shift());
    });
  }

  /** Refuses a task for lack of room, and counts it unless it was cancelled. */
  function refuse(one: Waiting | undefined): void {
    if (one === undefined) return;
    refused += 1;
    one.refuse(queue?.refuse());
  }

  /** The slot passes to the next in the queue without becoming free. */
  function passOn(): void {
    const first = waiting.findIndex(({ task }) => task.isBackground?.() !== true);
    const [next] = waiting.splice(Math.max(0, first), 1);
    if (next === undefined) running--;
    else next.begin();
  }

  return Object.assign(limit, { getStats: (): LimitStats => ({ running, waiting: waiting.length, refused }) });
}
