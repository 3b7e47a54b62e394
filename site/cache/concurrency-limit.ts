import type { Task } from './task.ts';

/** The longest wait in a bounded queue: a visitor who is refused after half a minute has gone. */
const MAX_WAIT_MS = 10_000;

type LimitOptions = {
  atOnce: number;
  /** How many of them may be background tasks, so that others need not wait for these to end. */
  inBackground?: number;
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
export function createConcurrencyLimit({ atOnce, inBackground = atOnce, queue, rest }: LimitOptions) {
  const waiting: Waiting[] = [];
  let running = 0;
  let runningInBackground = 0;
  let refused = 0;

  async function limit<T>(work: () => Promise<T>, task: Task = {}): Promise<T> {
    task.signal?.throwIfAborted();
    const end = running < atOnce && mayBegin(task) ? begin(task) : await wait(task);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      if (rest === undefined) end();
      else rest(performance.now() - startedAt).finally(end);
    }
  }

  const mayBegin = (task: Task) => !isBackground(task) || runningInBackground < inBackground;

  /** Takes a slot; returns the function that passes it on. */
  function begin(task: Task): () => void {
    const behind = isBackground(task) ? 1 : 0;
    running += 1;
    runningInBackground += behind;
    return () => {
      running -= 1;
      runningInBackground -= behind;
      beginNext();
    };
  }

  function wait(task: Task): Promise<() => void> {
    const { signal } = task;
    return new Promise((resolve, reject) => {
      const remove = () => waiting.splice(waiting.indexOf(one), 1);
      const leave = () => {
        remove();
        one.refuse(signal?.reason);
      };
      const giveUp = () => {
        if (isBackground(task)) return;
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
          resolve(begin(task));
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

  function beginNext(): void {
    const first = waiting.findIndex(({ task }) => !isBackground(task));
    const at = first === -1 ? waiting.findIndex(({ task }) => mayBegin(task)) : first;
    if (at !== -1) waiting.splice(at, 1)[0]?.begin();
  }

  return Object.assign(limit, { getStats: (): LimitStats => ({ running, waiting: waiting.length, refused }) });
}

function isBackground(task: Task): boolean {
  return task.isBackground?.() === true;
}
