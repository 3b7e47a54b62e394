import { setTimeout as sleep } from 'node:timers/promises';
import { createConcurrencyLimit } from '../cache/concurrency-limit.ts';
import type { Task } from '../cache/task.ts';
import { buildLastResortPage } from './last-resort-page.ts';

/** Too many requests of this kind are already queued. */
export class BusyError extends Error {}

const refuse = () => new BusyError('Too many requests are queued.');
/**
 * While pages are rendered, other work pauses after each piece for this many times its duration, so that pages come
 * first.
 */
const REST_FACTORS = { form: 2, search: 6 };
/** The longest pause: a search that waited for a slow content service must not delay the next. */
const MAX_REST_MS = 5_000;
/** Of the pages made at once, those that are made anew while visitors see the old ones: others need not wait for them. */
const BEHIND = 8;
/** A pause ends when no page was made for this long: a client that requests page after page sends the next by then. */
const IDLE_MS = 25;

/** Creates the gates before rendering: each kind of work has its own queue, so that none starves the others. */
export function createAdmission(wait: (milliseconds: number) => Promise<void> = sleep) {
  let pagesUnderWay = 0;
  let pageEndedAt = Number.NEGATIVE_INFINITY;
  let isEnding = false;
  const pages = createConcurrencyLimit({ atOnce: 16, inBackground: BEHIND, queue: { length: 200, refuse } });
  const forms = createConcurrencyLimit({ atOnce: 2, queue: { length: 50, refuse }, rest: rest(REST_FACTORS.form) });
  const searches = createConcurrencyLimit({
    atOnce: 1,
    queue: { length: 200, refuse },
    rest: rest(REST_FACTORS.search),
  });

  function rest(factor: number): (taken: number) => Promise<void> {
    return async (taken) => {
      const end = performance.now() + Math.min(taken * factor, MAX_REST_MS);
      let isNeeded = wasBesidePages(taken);
      while (isNeeded && !isEnding && performance.now() < end) {
        const piece = Math.min(IDLE_MS, end - performance.now());
        await wait(piece);
        isNeeded = wasBesidePages(piece);
      }
    };
  }

  /** Whether a page was made in the last milliseconds. */
  const wasBesidePages = (milliseconds: number) => pagesUnderWay > 0 || performance.now() - pageEndedAt < milliseconds;

  async function admitPage<T>(work: () => Promise<T>, task?: Task): Promise<T> {
    pagesUnderWay += 1;
    try {
      return await pages(work, task);
    } finally {
      pagesUnderWay -= 1;
      pageEndedAt = performance.now();
    }
  }

  /** On shutdown, queued work runs without pauses. */
  function end(): void {
    isEnding = true;
  }

  const queues = { page: pages.getStats, form: forms.getStats, search: searches.getStats };

  return { page: admitPage, form: forms, search: searches, end, queues };
}

export type Admission = ReturnType<typeof createAdmission>;

/** Answers with 503, which is never stored, when the queue is full. */
export async function respondOr503(address: string, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return buildLastResortPage(new URL(address).pathname, 503);
  }
}
