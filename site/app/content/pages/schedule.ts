import { parseSiteTime } from '../../../../contract/site-time.ts';

/** Content with a start and an end: a slide, a content group (spec §3). `active: false` hides it whatever its dates. */
type Scheduled = { active?: boolean | null; startDate?: string | null; endDate?: string | null };

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Whether something is shown at a time: from its start until its end; an end date includes its day. */
export function isShownAt(
  now: number,
  start: string | null | undefined,
  end: string | null | undefined,
  timeZone: string,
): boolean {
  const from = start ? parseSiteTime(start, timeZone) : null;
  const until = end ? parseEnd(end, timeZone) : null;
  return (from === null || from <= now) && (until === null || now < until);
}

/** Finds the next of some times, or null. */
export function nextBoundary(instants: Iterable<number | null>, now: number): number | null {
  let next: number | null = null;
  for (const instant of instants)
    if (instant !== null && instant > now && (next === null || instant < next)) next = instant;
  return next;
}

/** Selects the items shown now, and finds when that changes next, or null. */
export function selectShown<Item extends Scheduled>(
  items: readonly (Item | null)[] | null | undefined,
  now: number,
  timeZone: string,
): { shown: Item[]; nextChange: number | null } {
  const active = (items ?? []).filter((item): item is Item => item !== null && item.active !== false);
  const instants = active.flatMap(({ startDate, endDate }) => [
    startDate ? parseSiteTime(startDate, timeZone) : null,
    endDate ? parseEnd(endDate, timeZone) : null,
  ]);
  return {
    shown: active.filter(({ startDate, endDate }) => isShownAt(now, startDate, endDate, timeZone)),
    nextChange: nextBoundary(instants, now),
  };
}

function parseEnd(end: string, timeZone: string): number | null {
  if (!DAY_ONLY.test(end.trim())) return parseSiteTime(end, timeZone);
  const day = Date.parse(`${end.trim()}T00:00:00Z`);
  return Number.isNaN(day) ? null : parseSiteTime(new Date(day + DAY_MS).toISOString().slice(0, 10), timeZone);
}

/**
 * Shortens a `Cache-Control` so that no stale copy outlives the next change: `s-maxage=60,
 * stale-while-revalidate=86400` with 10 minutes to go → `s-maxage=60, stale-while-revalidate=540`. stale-if-error
 * stays: an old slide beats no page.
 */
export function shortenLifetime(cacheControl: string, nextChange: number | null, now: number): string {
  if (nextChange === null) return cacheControl;
  const left = Math.max(0, Math.floor((nextChange - now) / 1000));
  const fresh = Math.min(Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0), left);
  return cacheControl
    .replace(/s-maxage=\d+/, `s-maxage=${fresh}`)
    .replace(
      /stale-while-revalidate=(\d+)/,
      (_whole, stale: string) => `stale-while-revalidate=${Math.min(Number(stale), left - fresh)}`,
    );
}
