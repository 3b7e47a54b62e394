import { expect, test } from 'vitest';
import { createLatePages } from './late-pages.ts';

const urlOf = (path: string) => new URL(path, 'https://www.example.com');

test.each([
  [{ late: '/uae/plp?page=2' }, '/uae/plp?page=2', 4_999, true],
  [{ late: '/uae/plp?page=2' }, '/uae/plp?page=2', 5_000, false],
  [{ late: '/uae/plp?page=2' }, '/uae/plp', 0, false],
  ['late', '/uae/plp', 0, false],
  [null, '/uae/plp', 0, false],
])('after %j, %s is late %i ms later: %s', (message, path, time, expected) => {
  let now = 1_000;
  const late = createLatePages(() => now);
  late.note(message);
  now += time;
  expect(late.take(urlOf(path))).toBe(expected);
});

test('a page is late once', () => {
  const late = createLatePages(() => 0);
  late.note({ late: '/uae' });
  expect([late.take(urlOf('/uae')), late.take(urlOf('/uae'))]).toEqual([true, false]);
});
