import { expect, test } from 'vitest';
import { createPrefetchQueue, isCostly } from './prefetch.ts';

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
