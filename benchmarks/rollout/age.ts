import type { Reply } from '../torture/ask.ts';
import type { Failures } from '../torture/failures.ts';

/**
 * So long may a page that is not fresh be shown after it was first asked for, until it is there anew, beside its freshness:
 * what a site gives while it makes it anew, nginx keeps for that once more.
 */
const REFRESHED_WITHIN_SECONDS = 10;

/**
 * Creates the judge of how old pages are: none older than its Cache-Control lets it be, and none that goes on being shown
 * when it is not fresh any more. The `Date` of an answer is when the site sent it, `Age` how old it was then.
 */
export function createAgeJudge(failures: Failures, clock: () => number) {
  /** When pages were first seen not to be fresh, by their address. */
  const staleSince = new Map<string, number>();
  let oldest = 0;
  let stale = 0;

  function judge(path: string, { headers }: Reply): void {
    const control = headers['cache-control'] ?? '';
    const read = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(control)?.[1] ?? 0);
    const fresh = read('s-maxage');
    if (fresh === 0) return;
    const age = (clock() - Date.parse(headers.date ?? '')) / 1_000 + Number(headers.age ?? 0);
    oldest = Math.max(oldest, age);
    // Both headers are in whole seconds.
    if (age > fresh + read('stale-while-revalidate') + 2) failures.note('a page is older than its lifetime', path);
    const key = `${headers['content-encoding']} ${path}`;
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
