import { setTimeout as sleep } from 'node:timers/promises';
import { createConcurrencyLimit } from '../cache/concurrency-limit.ts';
import type { Task } from '../cache/task.ts';

/** Too much of this kind of work waits already. */
export class BusyError extends Error {}

const refuse = () => new BusyError('Too much is asked for at once.');
/** While pages are made, search rests after each for so many times as long as it took: pages have the content service to themselves then. */
const REST_FACTOR = 6;

/** Creates the gates before rendering: each kind of work has a queue of its own, so that none starves the others. */
export function createAdmission(wait: (milliseconds: number) => Promise<void> = sleep) {
  let pagesUnderWay = 0;
  const pages = createConcurrencyLimit({ atOnce: 16, queue: { length: 200, refuse } });
  const forms = createConcurrencyLimit({ atOnce: 8, queue: { length: 50, refuse } });
  const searches = createConcurrencyLimit({
    atOnce: 1,
    queue: { length: 20, refuse },
    rest: (taken) => (pagesUnderWay > 0 ? wait(taken * REST_FACTOR) : Promise.resolve()),
  });

  async function admitPage<T>(work: () => Promise<T>, task?: Task): Promise<T> {
    pagesUnderWay += 1;
    try {
      return await pages(work, task);
    } finally {
      pagesUnderWay -= 1;
    }
  }

  return { page: admitPage, form: forms, search: searches };
}
