import { expect, test } from 'vitest';
import { LIFETIMES, listingHeaders, pageHeaders, searchHeaders } from './cache-control.ts';

const browser = 'public, max-age=0, must-revalidate';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

test('a page is fresh for a minute, stale for a day while it refreshes, and for a week while content fails', () => {
  const page = `${browser}, s-maxage=${MINUTE}, stale-while-revalidate=${DAY}, stale-if-error=${7 * DAY}`;
  expect(pageHeaders()['Cache-Control']).toBe(page);
  expect(listingHeaders()['Cache-Control']).toBe(page);
});

test('a missing page is fresh for half a minute', () => {
  expect(LIFETIMES.missing).toBe(`${browser}, s-maxage=30`);
});

test('search answers are fresh for half a minute, and stale for an hour while content fails', () => {
  expect(searchHeaders()['Cache-Control']).toBe(`${browser}, s-maxage=30, stale-if-error=3600`);
});

test('answers that depend on the visitor are not stored', () => {
  expect(LIFETIMES.none).toBe('private, no-store');
});
