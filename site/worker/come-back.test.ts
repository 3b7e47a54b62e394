import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { COME_BACK } from './document.ts';

/** What the offline page finds when there is a connection again. */
type Back = { field?: { value: string }; wayOut?: { aborted: boolean }; status?: number };

test.each([
  ['is loaded anew', {}, 1],
  ['is not loaded anew under a search that is being typed', { field: { value: 'amla' } }, 0],
  ['is loaded anew with an empty search', { field: { value: '' } }, 1],
  ['does not hold back who is on the way to another page', { wayOut: { aborted: false } }, 0],
  ['is loaded anew after a way that the browser gave up', { wayOut: { aborted: true } }, 1],
  ['stays while the site fails', { status: 502 }, 0],
  ['is loaded anew where the page is missing', { status: 404 }, 1],
  ['stays while nothing answers', { status: 0 }, 0],
])('back online, the page %s', async (_, { field, wayOut, status = 200 }: Back, count) => {
  const reloads: string[] = [];
  const asks: (() => unknown)[] = [];
  const browser = {
    window: { addEventListener: (type: string, ask: () => unknown) => type === 'online' && asks.push(ask), wayOut },
    document: { querySelector: () => field },
    location: { reload: () => reloads.push('page') },
    navigator: { onLine: true },
    AbortSignal,
    fetch: async () => (status === 0 ? Promise.reject(new TypeError('Failed to fetch')) : { status }),
    setInterval: (ask: () => unknown, after: number) => after === 10_000 && asks.push(ask),
  };
  runInNewContext(COME_BACK, browser);
  expect(asks).toHaveLength(2);
  await asks[0]?.();
  expect(reloads).toHaveLength(count);
  browser.navigator.onLine = false;
  await asks[1]?.();
  expect(reloads).toHaveLength(count);
  browser.navigator.onLine = true;
  asks[1]?.();
  await new Promise(setImmediate);
  expect(reloads).toHaveLength(2 * count);
});
