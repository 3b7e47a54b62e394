import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../../../../contract/countries.ts';
import { isShownAt, nextBoundary, selectShown, shortenLifetime } from './schedule.ts';

const at = (iso: string) => Date.parse(iso);
const dubai = 'Asia/Dubai';

describe('isShownAt', () => {
  const start = '2026-03-01T00:00:00+00:00';
  const end = '2026-04-01T00:00:00+00:00';
  test.each([
    ['before its start', '2026-02-28T23:59:59.999Z', start, end, false],
    ['at its start', '2026-03-01T00:00:00Z', start, end, true],
    ['just before its end', '2026-03-31T23:59:59.999Z', start, end, true],
    ['at its end', '2026-04-01T00:00:00Z', start, end, false],
    ['without dates', '2026-04-01T00:00:00Z', null, undefined, true],
    ['with a start only', '2030-01-01T00:00:00Z', start, null, true],
    ['with an end only', '2000-01-01T00:00:00Z', null, end, true],
    ['with an invalid date', '2030-01-01T00:00:00Z', 'soon', '', true],
    // The day ends in Dubai at 20:00 UTC.
    ['late on its last day', '2026-03-31T19:59:59Z', null, '2026-03-31', true],
    ['after its last day', '2026-03-31T20:00:00Z', null, '2026-03-31', false],
  ])('%s', (_name, now, from, until, expected) => {
    expect(isShownAt(at(now), from, until, dubai)).toBe(expected);
  });

  test('the same local time starts in Dubai before it starts in Riyadh', () => {
    const now = at('2026-03-01T05:30:00Z');
    expect(isShownAt(now, '2026-03-01T09:00:00', null, dubai)).toBe(true);
    expect(isShownAt(now, '2026-03-01T09:00:00', null, 'Asia/Riyadh')).toBe(false);
  });
});

test('the next boundary is the earliest in the future', () => {
  expect(nextBoundary([5, null, 20, 12, 10], 10)).toBe(12);
  expect(nextBoundary([5, 10], 10)).toBeNull();
});

test('a list shows the slides that are active and due, and when that changes next', () => {
  const slides = [
    { name: 'always' },
    { name: 'off', active: false, startDate: '2026-03-05' },
    { name: 'over', endDate: '2026-02-01' },
    { name: 'soon', active: true, startDate: '2026-03-10T00:00:00' },
    { name: 'until', active: true, endDate: '2026-03-20T00:00:00Z' },
    null,
  ];
  const { shown, nextChange } = selectShown(slides, at('2026-03-01T00:00:00Z'), dubai);
  expect(shown.map(({ name }) => name)).toEqual(['always', 'until']);
  expect(nextChange).toBe(at('2026-03-09T20:00:00Z'));
  expect(selectShown(null, 0, dubai)).toEqual({ shown: [], nextChange: null });
});

test('nothing changes before the next boundary, in any country', () => {
  const date = fc
    .integer({ min: at('2026-01-01T00:00:00Z'), max: at('2026-12-31T00:00:00Z') })
    .map((time) => new Date(time).toISOString().slice(0, 19));
  const slide = fc.record({ startDate: fc.option(date), endDate: fc.option(date) });
  fc.assert(
    fc.property(
      fc.array(slide, { maxLength: 5 }),
      fc.constantFrom(...countries),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (slides, { timeZone }, share) => {
        const now = at('2026-06-15T00:00:00Z');
        const { shown, nextChange } = selectShown(slides, now, timeZone);
        const later = now + Math.floor(((nextChange ?? now + 1e10) - 1 - now) * share);
        expect(selectShown(slides, later, timeZone).shown).toEqual(shown);
      },
    ),
  );
});

const page = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800';
const lifetime = (fresh: number, stale: number) =>
  `public, max-age=0, must-revalidate, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=604800`;
test.each([
  ['no change', null, lifetime(60, 86_400)],
  ['a change next week', 604_800_000, lifetime(60, 86_400)],
  ['a change in ten minutes', 600_000, lifetime(60, 540)],
  ['a change in 20 s', 20_900, lifetime(20, 0)],
  ['a change now', 0, lifetime(0, 0)],
])('with %s the lifetime of a page ends before it', (_name, ahead, expected) => {
  expect(shortenLifetime(page, ahead === null ? null : 1_000 + ahead, 1_000)).toBe(expected);
});

test('a lifetime without stale directives gets none', () => {
  expect(shortenLifetime('s-maxage=30', 10_000, 0)).toBe('s-maxage=10');
});
