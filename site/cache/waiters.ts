import type { Task } from './task.ts';

/**
 * Creates the list of those who wait for one piece of work. It is in the background while nobody waits but in the
 * background, and given up when the last who waited has gone, unless it goes on for its own sake.
 */
export function createWaiters() {
  const controller = new AbortController();
  const waiting = new Set<Task>();
  let goesOn = false;

  /** Waits for the outcome; rejects with the reason when the caller's signal is aborted first. */
  function wait<T>(outcome: Promise<T>, task: Task = {}): Promise<T> {
    const { signal } = task;
    waiting.add(task);
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(task);
        reject(signal?.reason);
        if (waiting.size === 0 && !goesOn) controller.abort(signal?.reason);
      };
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave, { once: true });
      outcome.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  return {
    wait,
    /** What is done for them all. */
    task: {
      signal: controller.signal,
      isBackground: () => [...waiting].every(({ isBackground }) => isBackground?.() ?? false),
    } satisfies Task,
    /** Goes on to the end, whoever leaves. */
    goOn: () => {
      goesOn = true;
    },
  };
}

export type Waiters = ReturnType<typeof createWaiters>;
