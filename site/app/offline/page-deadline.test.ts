import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateError, orCachedAfterDeadline } from './page-deadline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new Promise<never>(() => {});

/** Gives the page a worker with an optional answer, and lists the messages it gets. */
function addWorker(answer?: unknown): unknown[] {
  const told: unknown[] = [];
  const postMessage = (message: unknown, [port]: MessagePort[]) => {
    told.push(message);
    if (answer !== undefined) port?.postMessage(answer);
  };
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  return told;
}

test('at the deadline the worker is asked, once, and a page that it has is late', async () => {
  const told = addWorker(true);
  const waits = orCachedAfterDeadline(never, '/uae/plp?page=2#grid');
  const late = expect(waits).rejects.toThrow(LateError);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await late;
  expect(told).toEqual([{ late: '/uae/plp?page=2' }]);
});

test.each([
  ['has no such page', false],
  ['is of a build that does not know the question', ''],
  ['says nothing', undefined],
])('the network is waited for where the worker %s', async (_, answer) => {
  addWorker(answer);
  let come: (data: string) => void = () => {};
  const waits = orCachedAfterDeadline(new Promise<string>((resolve) => (come = resolve)), '/uae/plp');
  await vi.advanceTimersByTimeAsync(60_000);
  come('data');
  expect(await waits).toBe('data');
});

test.each([
  ['workers', {}],
  ['a worker yet', { serviceWorker: { controller: null } }],
])('a browser without %s waits', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const fails = vi.fn();
  orCachedAfterDeadline(never, '/uae').catch(fails);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fails).not.toHaveBeenCalled();
});

test('what comes in time is given, and the worker is not asked', async () => {
  const told = addWorker(true);
  expect(await orCachedAfterDeadline(Promise.resolve('data'), '/uae')).toBe('data');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});
