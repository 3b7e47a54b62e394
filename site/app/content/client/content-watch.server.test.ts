import { describe, expect, test, vi } from 'vitest';
import { allLocales } from '../../locale/locales.ts';
import { createWatched } from '../../test/create-watched.ts';
import { POLL_MS, startPolling } from './content-watch.server.ts';

const MINUTE_MS = 60_000;

test('a change is told once, in each language', async () => {
  const { state, changes, watch } = createWatched();
  await watch.pollAll();
  await watch.pollAll();
  expect(changes).toEqual([]);
  state.modifiedGmt = '2026-01-02T00:00:00';
  await watch.pollAll();
  expect(changes).toHaveLength(4);
  expect(changes[0]).toEqual(expect.arrayContaining(['uae:cG9zdDox', 'uae:newsAndMedia']));
  await watch.pollAll();
  expect(changes).toHaveLength(4);
});

test('answers of a country are fresh for long while its changes would be seen, and for a minute otherwise', async () => {
  const { state, watch } = createWatched();
  const freshMs = () => [watch.freshMsOf('uae'), watch.freshMsOf('ksa'), watch.freshMsOf('egy')];
  expect(freshMs()).toEqual([MINUTE_MS, MINUTE_MS, MINUTE_MS]);
  await watch.pollAll();
  // No service answers for egy.
  expect(freshMs()).toEqual([15 * MINUTE_MS, 15 * MINUTE_MS, MINUTE_MS]);
  state.now += 2.5 * MINUTE_MS;
  expect(freshMs()[0]).toBe(15 * MINUTE_MS);
  state.now += 1;
  expect(freshMs()[0]).toBe(MINUTE_MS);
});

test('after an outage what was kept goes, and what changed meanwhile is told', async () => {
  const { state, changes, watch } = createWatched();
  await watch.pollAll();
  state.isDown = true;
  await watch.pollAll();
  expect(changes).toEqual([]);
  state.isDown = false;
  state.modifiedGmt = '2026-01-02T00:00:00';
  state.now += MINUTE_MS;
  await watch.pollAll();
  expect(changes.flat()).toEqual(expect.arrayContaining(['uae:kept', 'ksa:kept', 'uae:cG9zdDox', 'ksa:cG9zdDox']));
  const told = changes.length;
  await watch.pollAll();
  expect(changes).toHaveLength(told);
});

test('once a service is back, all that failed are asked again at once, one after the other', async () => {
  const { state, slow, watch } = createWatched();
  await watch.pollAll();
  state.isDown = true;
  for (let turn = 0; turn < allLocales.length; turn += 1) await watch.pollNext();
  expect([watch.isFailing('uae'), watch.isFailing('ksa')]).toEqual([true, true]);
  state.asked.length = 0;
  slow.undated.length = 0;
  state.isDown = false;
  // The breaker tries again.
  state.now += MINUTE_MS;
  await watch.pollNext();
  expect([watch.isFailing('uae'), watch.isFailing('ksa')]).toEqual([false, false]);
  expect(state.asked.toSorted()).toEqual(['/graphql ar', '/graphql en', '/ksa/graphql ar', '/ksa/graphql en']);
  // The first polls after a failure ask for dated content only.
  expect(slow.undated).toEqual([]);
});

test('each service is asked once a minute in each language, evenly', async () => {
  const { state, watch } = createWatched();
  vi.useFakeTimers();
  try {
    const polling = startPolling(watch, (error) => expect.fail(String(error)));
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    polling.stop();
    const counts = Object.groupBy(state.asked, (one) => one);
    expect(Object.keys(counts)).toHaveLength(4);
    for (const all of Object.values(counts)) expect(Math.abs((all?.length ?? 0) - 10)).toBeLessThanOrEqual(1);
    await vi.advanceTimersByTimeAsync(2 * POLL_MS);
    expect(state.asked.length).toBe(Object.values(counts).flat().length);
  } finally {
    vi.useRealTimers();
  }
});

describe('what has no date gives way to a slow service (decision 0236)', () => {
  /** Advances time by minutes, and counts how often each locale's undated content is queried. */
  async function passMinutes({ state, slow, watch }: ReturnType<typeof createWatched>, minutes: number) {
    slow.undated.length = 0;
    const start = state.now;
    for (let turn = 0; turn < minutes * allLocales.length; turn += 1) {
      state.now = Math.max(state.now, start + turn * POLL_MS);
      await watch.pollNext();
      expect([watch.freshMsOf('uae'), watch.freshMsOf('ksa')]).toEqual([15 * MINUTE_MS, 15 * MINUTE_MS]);
    }
    return slow.undated.length / 4;
  }

  test.each([
    ['0.9 s', 900, 12],
    // Four locales of one host: two minutes between queries.
    ['3 s', 3000, 6],
    ['10 s', 10_000, 2],
  ])('a service that takes %s', async (_, ms, times) => {
    const watched = createWatched();
    watched.slow.ms = ms;
    await watched.watch.pollAll();
    await passMinutes(watched, 12);
    expect(await passMinutes(watched, 12)).toBe(times);
  });

  test('a change is seen within a minute where the service is quick, however many share it', async () => {
    const watched = createWatched({ kwt: 'https://cms.example/kwt/graphql', qat: 'https://cms.example/qat/graphql' });
    watched.slow.ms = 900;
    await watched.watch.pollAll();
    watched.state.menu = 'Our brands';
    await passMinutes(watched, 1);
    expect(watched.changes.flat()).toEqual(expect.arrayContaining(['uae:cG9zdDo5', 'ksa:cG9zdDo5', 'uae:GetMenu']));
  });

  test('a service that takes too long for it is asked for the rest in the next round, and stays watched', async () => {
    const watched = createWatched();
    await watched.watch.pollAll();
    watched.slow.ms = 11_000;
    watched.state.modifiedGmt = '2026-01-02T00:00:00';
    expect(await passMinutes(watched, 3)).toBe(1);
    expect(watched.changes.flat()).toEqual(expect.arrayContaining(['uae:cG9zdDox', 'ksa:cG9zdDox']));
    expect(watched.changes.flat()).not.toContain('uae:cG9zdDo5');
  });

  test('a partial answer purges nothing, nor does the whole one after it', async () => {
    const { slow, changes, watch } = createWatched();
    await watch.pollAll();
    slow.isPartial = true;
    await watch.pollAll();
    slow.isPartial = false;
    await watch.pollAll();
    expect(changes).toEqual([]);
  });
});
