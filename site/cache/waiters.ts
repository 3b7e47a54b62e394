import type { Task } from './task.ts';

/**
 * Tracks the callers of one task. It has background priority while only background callers wait, and is cancelled when
 * the last one leaves unless marked to finish.
 */
export function createWaiters() {
  const controller = new AbortController();
  const waiting = new Set<Task>();
  let isKeptRunning = false;

  /** Waits for the outcome; rejects with the reason when the caller's signal is aborted first. */
  function wait<T>(outcome: Promise<T>, task: Task = {}): Promise<T> {
    const { signal } = task;
    waiting.add(task);
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(task);
        reject(signal?.reason);
        if (waiting.size === 0 && !isKeptRunning) controller.abort(signal?.reason);
      };
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      outcome.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  return {
    wait,
    /** The task that runs for all callers. */
    task: {
      signal: controller.signal,
      isBackground: () => [...waiting].every(({ isBackground }) => isBackground?.() ?? false),
    } satisfies Task,
    /** Lets the task finish, even when all callers have left. */
    keepRunning: () => {
      isKeptRunning = true;
    },
  };
}

export type Waiters = ReturnType<typeof createWaiters>;
