import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateError, loadKept, unlessKept } from './page-deadline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WORKER = {};
const never = new Promise<never>(() => {});

/** What becomes of a wait, on a device that has kept some addresses, so many milliseconds later. */
async function waitFor(address: string, kept: readonly string[], milliseconds: number, controller: object | null) {
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  const match = async (asked: string, { ignoreSearch }: CacheQueryOptions) =>
    kept.find((one) => (ignoreSearch ? one.replace(/\?.*/, '') : one) === asked);
  vi.stubGlobal('caches', { match });
  let became = 'pending';
  unlessKept(never, address).catch((error) => {
    if (error instanceof LateError) became = 'late';
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return became;
}

test.each([
  ['/uae/plp', ['/uae/plp'], 2_999, WORKER, 'pending'],
  ['/uae/plp', ['/uae/plp'], 3_000, WORKER, 'late'],
  // With the country, in a version of its own.
  ['/uae/product/a', ['/uae/product/a?kept=3'], 3_000, WORKER, 'late'],
  ['/uae/plp?page=2', ['/uae/plp'], 60_000, WORKER, 'pending'],
  // The worker has no such list.
  ['/uae/plp', ['/uae/plp?brand=tarwa'], 60_000, WORKER, 'pending'],
  ['/uae/plp', ['/uae/brands'], 60_000, WORKER, 'pending'],
  ['/uae/plp', ['/uae/plp'], 60_000, null, 'pending'],
])('%s, of %j that are kept, is after %i ms with the worker %j: %s', async (address, kept, time, worker, expected) => {
  expect(await waitFor(address, kept, time, worker)).toBe(expected);
});

test('a browser without workers, and one that refuses its caches, wait', async () => {
  vi.stubGlobal('navigator', {});
  const waits = vi.fn();
  unlessKept(never, '/uae').catch(waits);
  await vi.advanceTimersByTimeAsync(3_000);
  vi.stubGlobal('navigator', { serviceWorker: { controller: WORKER } });
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('refused')) });
  unlessKept(never, '/uae').catch(waits);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(waits).not.toHaveBeenCalled();
});

test('what comes in time is given, and the caches are not looked at', async () => {
  const match = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: WORKER } });
  vi.stubGlobal('caches', { match });
  expect(await unlessKept(Promise.resolve('data'), '/uae')).toBe('data');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(match).not.toHaveBeenCalled();
});

test.each([
  [true, ['/uae/plp?page=2#grid'], 0],
  [false, [], 499],
  [false, ['/uae/plp?page=2#grid'], 500],
])(
  'a late page is loaded when the worker says that it was told (%s): %j after %i ms',
  async (answers, loaded, time) => {
    const told: unknown[] = [];
    const postMessage = (message: unknown, [port]: MessagePort[]) => {
      told.push(message);
      if (answers) port?.postMessage('');
    };
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
    const assigned: string[] = [];
    const assign = (address: string) => void assigned.push(address);
    vi.stubGlobal('location', { pathname: '/uae', search: '', hash: '', assign });
    void loadKept('/uae/plp?page=2#grid');
    await vi.advanceTimersByTimeAsync(time);
    // A port's message comes by itself.
    if (answers) await vi.waitFor(() => expect(assigned).toHaveLength(1));
    expect([told, assigned]).toEqual([[{ late: '/uae/plp?page=2' }], loaded]);
  },
);
