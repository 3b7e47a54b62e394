/** The clock of a country's site: what a content service writes without an offset (NOTES 26). */

const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses a date of content into an instant, or null: exact where it carries an offset, else the clock of the country's
 * site (contract notes 26). `2026-03-01T09:00:00` in Asia/Dubai → 05:00 UTC.
 */
export function parseSiteTime(date: string, timeZone: string): number | null {
  const text = date.trim().replace(' ', 'T');
  if (OFFSET.test(text) && text.includes('T')) return validOrNull(Date.parse(text));
  const wall = validOrNull(Date.parse(DAY_ONLY.test(text) ? `${text}T00:00:00Z` : `${text}Z`));
  if (wall === null) return null;
  // The offset at the wrong side of a change of clocks is an hour out: the second reading is at the right one.
  const guess = wall - zoneOffset(wall, timeZone);
  return wall - zoneOffset(guess, timeZone);
}

/** Parses when a node was last changed, which a service writes in GMT: without an offset, or with one (NOTES 26). */
export function parseModified(date: string | null | undefined): number | null {
  return date ? parseSiteTime(date, 'UTC') : null;
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function zoneOffset(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{1,2}):?(\d{2})?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function validOrNull(time: number): number | null {
  return Number.isNaN(time) ? null : time;
}
