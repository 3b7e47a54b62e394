import type { Reply } from '../torture/ask.ts';
import type { Failures } from '../torture/failures.ts';

/**
 * How long a stale page may be shown after it was first requested, in addition to its freshness: nginx keeps what a
 * site sends while refreshing the page for as long again.
 */
const REFRESHED_WITHIN_SECONDS = 10;

/**
 * Creates the judge of page ages: no page may go on being shown when it is not fresh any more. Its age when it is first
 * requested is not judged: that may be a day (`stale-while-revalidate`), and no bench runs that long. The `Date` of an
 * answer is when the site sent it, `Age` how old it was then.
 */
export function createAgeJudge(failures: Failures, clock: () => number) {
  /** When pages were first seen stale, by encoding and path. */
  const staleSince = new Map<string, number>();
  let oldest = 0;
  let stale = 0;

  function judge(path: string, { headers }: Reply): void {
    const control = headers['cache-control'] ?? '';
    const fresh = Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0);
    if (fresh === 0) return;
    const age = (clock() - Date.parse(headers.date ?? '')) / 1_000 + Number(headers.age ?? 0);
    oldest = Math.max(oldest, age);
    const key = `${headers['content-encoding']} ${path}`;
    // Both headers are in whole seconds.
    if (age <= fresh + 2) {
      staleSince.delete(key);
      return;
    }
    stale += 1;
    const since = staleSince.get(key) ?? clock();
    staleSince.set(key, since);
    if ((clock() - since) / 1_000 > fresh + REFRESHED_WITHIN_SECONDS) failures.note('a page is not made anew', path);
  }

  return { judge, getStats: () => ({ oldest, stale }) };
}
