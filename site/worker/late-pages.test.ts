import { expect, test } from 'vitest';
import { createLatePages } from './late-pages.ts';

const urlOf = (path: string) => new URL(path, 'https://www.example.com');

test.each([
  [{ late: '/uae/plp?page=2' }, '/uae/plp?page=2', 4_999, true],
  [{ late: '/uae/plp?page=2' }, '/uae/plp?page=2', 5_000, false],
  [{ late: '/uae/plp?page=2' }, '/uae/plp', 0, false],
  [{ late: '/uae/unkept' }, '/uae/unkept', 0, false],
  ['late', '/uae/plp', 0, false],
  [null, '/uae/plp', 0, false],
])('after %j, %s is late %i ms later: %s', async (message, path, time, expected) => {
  let now = 1_000;
  const late = createLatePages(
    async (page) => page !== '/uae/unkept',
    () => now,
  );
  await late.note(message);
  now += time;
  expect(late.take(urlOf(path))).toBe(expected);
});

test.each([
  [{ late: '/uae' }, true],
  [{ late: '/uae/unkept' }, false],
  ['late', false],
])('%j is answered with whether the device has the page: %s', async (message, expected) => {
  const late = createLatePages(
    async (page) => page === '/uae',
    () => 0,
  );
  expect(await late.note(message)).toBe(expected);
});

test('a page is late once', async () => {
  const late = createLatePages(
    async () => true,
    () => 0,
  );
  await late.note({ late: '/uae' });
  expect([late.take(urlOf('/uae')), late.take(urlOf('/uae'))]).toEqual([true, false]);
});
