import { expect, test } from 'vitest';
import { parseModified, parseSiteTime } from './site-time.ts';

const dubai = 'Asia/Dubai';

test.each([
  ['2026-03-01T09:00:00', dubai, '2026-03-01T05:00:00Z'],
  ['2026-03-01T09:00:00', 'Asia/Riyadh', '2026-03-01T06:00:00Z'],
  ['2026-03-01 09:00:00', dubai, '2026-03-01T05:00:00Z'],
  ['2026-03-01', dubai, '2026-02-28T20:00:00Z'],
  ['2026-03-01T09:00:00+00:00', dubai, '2026-03-01T09:00:00Z'],
  ['2026-03-01T09:00:00Z', 'Africa/Cairo', '2026-03-01T09:00:00Z'],
  // Egypt observes summer time.
  ['2026-07-01T09:00:00', 'Africa/Cairo', '2026-07-01T06:00:00Z'],
  ['2026-01-01T09:00:00', 'Africa/Cairo', '2026-01-01T07:00:00Z'],
])('%s in %s is %s', (date, zone, expected) => {
  expect(parseSiteTime(date, zone)).toBe(Date.parse(expected));
});

test.each(['', 'soon', '2026-13-45', '2026-02-01T99:00:00'])('%j is not a date', (date) => {
  expect(parseSiteTime(date, dubai)).toBeNull();
});

test.each([
  ['2026-03-01T09:00:00', '2026-03-01T09:00:00Z'],
  ['2026-03-01T09:00:00+04:00', '2026-03-01T05:00:00Z'],
])('modified at %s is the instant %s', (date, expected) => {
  expect(parseModified(date)).toBe(Date.parse(expected));
});

test('a missing date of modification is null', () => {
  expect([parseModified(null), parseModified(''), parseModified('soon')]).toEqual([null, null, null]);
});
