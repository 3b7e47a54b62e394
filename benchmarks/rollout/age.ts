import type { Reply } from '../torture/ask.ts';
import type { Failures } from '../torture/failures.ts';

/**
 * So long may a page that is not fresh be shown after it was first asked for, until it is there anew, beside its freshness:
 * what a site gives while it makes it anew, nginx keeps for that once more.
 */
const REFRESHED_WITHIN_SECONDS = 10;

/**
 * Creates the judge of how old pages are: none goes on being shown when it is not fresh any more. How old it is when it is first
 * asked for is not judged: it may be a day then (`stale-while-revalidate`), and no bench runs that long. The `Date` of an answer
 * is when the site sent it, `Age` how old it was then.
 */
export function createAgeJudge(failures: Failures, clock: () => number) {
  /** When pages were first seen not to be fresh, by their address. */
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
