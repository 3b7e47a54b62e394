/** Dates of content: a service writes them in the local time of a country's site, without an offset (NOTES 26). */

const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses a date of content into an instant, or null: by its offset if it has one, else in the time zone of the
 * country's site. `2026-03-01T09:00:00` in Asia/Dubai → 05:00 UTC.
 */
export function parseSiteTime(date: string, timeZone: string): number | null {
  const text = date.trim().replace(' ', 'T');
  if (OFFSET.test(text) && text.includes('T')) return validOrNull(Date.parse(text));
  const wall = validOrNull(Date.parse(DAY_ONLY.test(text) ? `${text}T00:00:00Z` : `${text}Z`));
  if (wall === null) return null;
  // Near a change of clocks the first offset may be an hour off; the offset at the guess is right.
  const guess = wall - zoneOffset(wall, timeZone);
  return wall - zoneOffset(guess, timeZone);
}

/** Parses the date of a node's last change: GMT unless it has an offset (NOTES 26). */
export function parseModified(date: string | null | undefined): number | null {
  return date ? parseSiteTime(date, 'UTC') : null;
}

/** The UTC offset of a time zone at an instant, in milliseconds. */
function zoneOffset(instant: number, timeZone: string): number {
  // Content changes are in UTC: a catalogue parses tens of thousands of them.
  if (timeZone === 'UTC') return 0;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{1,2}):?(\d{2})?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function validOrNull(time: number): number | null {
  return Number.isNaN(time) ? null : time;
}
