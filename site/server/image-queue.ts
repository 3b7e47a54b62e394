import { createConcurrencyLimit, type LimitStats } from '../cache/concurrency-limit.ts';
import type { Task } from '../cache/task.ts';
import { FileError } from './file-error.ts';

/** An AVIF of 996 × 535 and more: two of 1920 at once would take a quarter of the site's memory limit. */
const LARGE_BYTES = 20_000_000;

/** Creates the queue for rendering pictures: two at once, at most one of them large. Answers 503 when too many wait. */
export function createImageQueue() {
  const queue = { length: 200, refuse: () => new FileError(503, 'Too many pictures are being made.') };
  const limit = createConcurrencyLimit({ atOnce: 2, queue });
  const limitLarge = createConcurrencyLimit({ atOnce: 1, queue });

  /** Runs the work when its turn comes, unless it is aborted before; `memory` is its need in bytes. */
  function admit<T>(memory: number, work: () => Promise<T>, task: Task): Promise<T> {
    return memory > LARGE_BYTES ? limitLarge(() => limit(work, task), task) : limit(work, task);
  }

  /** A large picture first waits among the large ones and then among all: none is counted twice. */
  function getStats(): Pick<LimitStats, 'waiting' | 'refused'> {
    const [all, large] = [limit.getStats(), limitLarge.getStats()];
    return { waiting: all.waiting + large.waiting, refused: all.refused + large.refused };
  }

  return Object.assign(admit, { getStats });
}
