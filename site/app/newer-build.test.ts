import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBuild } from './newer-build.ts';

const HOUR = 3_600_000;
const asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T08:00:00Z') });
  answer = async () => Response.json({ id: 'a', timestamp: 1 });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer();
  });
  vi.stubGlobal('performance', { now: () => 20_000 });
});
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the latest build is asked for an hour after the page was loaded, then hourly, with a timestamp (spec §9)', async () => {
  const isOutdated = watchBuild('a');
  await vi.advanceTimersByTimeAsync(HOUR - 20_001);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  const first = Date.parse('2026-06-01T08:00:00Z') + HOUR - 20_000;
  expect([asked, isOutdated()]).toEqual([[`/builds/latest.json?${first}`], false]);
  answer = async () => Response.json({ id: 'b', timestamp: 2 });
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked[1], isOutdated()]).toEqual([`/builds/latest.json?${first + HOUR}`, true]);
});

test.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no builds', async () => Response.json({ error: 'There is no such build.' }, { status: 404 })],
  ['another kind of answer', async () => new Response('<h1>Maintenance</h1>')],
])('%s says nothing of a newer build', async (_, given: () => Promise<Response>) => {
  answer = given;
  const isOutdated = watchBuild('a');
  await vi.advanceTimersByTimeAsync(HOUR);
  expect([asked.length, isOutdated()]).toEqual([1, false]);
});
