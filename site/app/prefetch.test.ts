import { expect, test, vi } from 'vitest';
import { createPrefetchQueue, isCostly, loadAhead } from './prefetch.ts';

test.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('%o costs: %s', (connection, costly) => {
  expect(isCostly(connection)).toBe(costly);
});

/** A queue whose loads end when the test says so. */
function createHeldQueue() {
  const loads: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createPrefetchQueue((href) => {
    loads.push(href);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  async function endFirst() {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  return { queue, loads, endFirst };
}

test('at most four are pending, none twice; the next begins when one ends', async () => {
  const { queue, loads, endFirst } = createHeldQueue();
  for (const href of ['/a', '/b', '/a', '/c', '/d', '/e', '/f', '/e']) queue.add(href, false);
  expect(loads).toEqual(['/a', '/b', '/c', '/d']);
  await endFirst();
  expect(loads).toEqual(['/a', '/b', '/c', '/d', '/e']);
});

test('what is pointed at comes first, and what was left before its turn is not loaded', async () => {
  const { queue, loads, endFirst } = createHeldQueue();
  for (const href of ['/a', '/b', '/c', '/d', '/e', '/f', '/g']) queue.add(href, false);
  queue.add('/g', true);
  queue.drop('/e');
  await endFirst();
  await endFirst();
  await endFirst();
  expect(loads.slice(4)).toEqual(['/g', '/f']);
});

const DATA = { rel: 'prefetch', href: '/uae/plp.data' };
const cutOff = () => new ReadableStream({ start: (controller) => controller.error(new TypeError('Load failed')) });

test.each([
  ['is there', async () => new Response('{}'), true],
  ['is gone', async () => new Response('', { status: 404 }), false],
  ['is out of reach', () => Promise.reject(new TypeError('Load failed')), false],
  ['breaks off', async () => new Response(cutOff()), false],
])('where links prefetch nothing, as in Safari, a file is fetched: one that %s', async (_, answer, isThere) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { createElement: () => ({ relList: { supports: () => false } }) });
  expect(await loadAhead(DATA)).toBe(isThere);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(DATA.href, { priority: 'low' });
});

test.each([
  ['onload', true],
  ['onerror', false],
] as const)('elsewhere a link prefetches it: %s says that it is there: %s', async (event, isThere) => {
  const links: object[] = [];
  const link = { relList: { supports: () => true }, onload: () => {}, onerror: () => {}, remove: () => links.pop() };
  vi.stubGlobal('document', { createElement: () => link, head: { append: (one: object) => links.push(one) } });
  const loading = loadAhead(DATA);
  expect(links).toEqual([expect.objectContaining(DATA)]);
  link[event]();
  expect([await loading, links]).toEqual([isThere, []]);
});
