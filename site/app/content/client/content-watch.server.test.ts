import { expect, test, vi } from 'vitest';
import { allLocales } from '../../locale/locales.ts';
import { createContentClient } from './client.server.ts';
import { createContentWatch, POLL_MS, startPolling } from './content-watch.server.ts';
import { createQueryCache } from './query-cache.server.ts';

const MINUTE_MS = 60_000;

/** A watch over two countries' services, whose posts a test changes. */
function createWatched() {
  const state = { now: 1_000_000, modifiedGmt: '2026-01-01T00:00:00', isDown: false, asked: [] as string[] };
  const changes: string[][] = [];
  const clock = () => state.now;
  const client = createContentClient({
    endpoints: { uae: 'https://cms.example/graphql', ksa: 'https://cms.example/ksa/graphql' },
    siteOrigin: 'https://site.example',
    cache: createQueryCache({ clock }),
    fetch: async (address, init) => {
      const { variables } = JSON.parse(String(init?.body));
      state.asked.push(`${new URL(String(address)).pathname} ${variables.language}`);
      if (state.isDown) throw new TypeError('fetch failed');
      const posts = { nodes: [{ id: 'cG9zdDox', modifiedGmt: state.modifiedGmt }] };
      return Response.json({ data: { posts, pages: { nodes: [] } } });
    },
    clock,
  });
  const watch = createContentWatch({ client, clock, onChange: (tags) => changes.push([...tags]) });
  return { state, changes, watch };
}

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
  state.now += 2 * MINUTE_MS;
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
  const { state, watch } = createWatched();
  await watch.pollAll();
  state.isDown = true;
  for (let turn = 0; turn < allLocales.length; turn += 1) await watch.pollNext();
  expect([watch.isFailing('uae'), watch.isFailing('ksa')]).toEqual([true, true]);
  state.asked.length = 0;
  state.isDown = false;
  // The breaker tries again.
  state.now += MINUTE_MS;
  await watch.pollNext();
  expect([watch.isFailing('uae'), watch.isFailing('ksa')]).toEqual([false, false]);
  expect(state.asked.toSorted()).toEqual(['/graphql ar', '/graphql en', '/ksa/graphql ar', '/ksa/graphql en']);
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
