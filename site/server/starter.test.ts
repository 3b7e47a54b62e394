import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { STARTER } from './defer-hydration.ts';

/** What fails to load, and its page: how it was reached, its fields, whether they were refused, and where the visitor is going. */
type Faults = {
  code?: Error;
  data?: number;
  page?: number;
  type?: string | null;
  fields?: { value: string; defaultValue: string }[];
  isRefused?: boolean;
  wayOut?: object;
};

/** Runs the starter in a fake page that never idles, and records its timers, idle callbacks and listeners. */
function start(hasIdleCallback: boolean, connection?: object, faults: Faults = {}) {
  const timers: { run: () => void; after: number }[] = [];
  const idle: { run: () => void; timeout: number }[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const added: Record<string, string>[] = [];
  const loaded: string[] = [];
  const removed: string[] = [];
  const logged: unknown[][] = [];
  const reloaded: string[] = [];
  const setTimeout = (run: () => void, after: number) => timers.push({ run, after });
  const window: Record<string, unknown> = {
    scrollY: 120,
    wayOut: faults.wayOut ?? null,
    setTimeout,
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
    removeEventListener: () => {},
    ...(hasIdleCallback && {
      requestIdleCallback: (run: () => void, { timeout }: { timeout: number }) => idle.push({ run, timeout }),
    }),
  };
  const document = {
    currentScript: {
      previousSibling: { remove: () => removed.push('rules') },
      dataset: { hydrate: '/_h/code.js', data: '/_h/data.json', entry: '/assets/entry.js' },
    },
    createElement: () => ({}),
    querySelectorAll: () => faults.fields ?? [],
    querySelector: (selector: string) => (faults.isRefused && selector === '[data-unsent]' ? {} : null),
    head: { append: (element: Record<string, string>) => added.push(element) },
  };
  const load = async (href: string) => {
    loaded.push(href);
    if (faults.code) throw faults.code;
  };
  // A new context imports nothing.
  const source = STARTER.replace('import(', 'load(');
  const answer = (status = 200) => new Response('data', { status });
  const fetch = async (address: unknown) => answer(address === location ? faults.page : faults.data);
  const location = { reload: () => reloaded.push('page') };
  const performance = { getEntriesByType: () => (faults.type === null ? [] : [{ type: faults.type ?? 'navigate' }]) };
  const console = { error: (...words: unknown[]) => logged.push(words) };
  const navigator = { connection };
  const browser = { window, document, navigator, setTimeout, fetch, location, performance, console };
  runInNewContext(source, { ...browser, load, Object });
  return { window, timers, idle, listeners, added, loaded, removed, logged, reloaded };
}

test('without interaction, scripts load 4000 ms after the page idles, or after 8000 ms at the latest (spec §4, §9)', () => {
  const { timers, idle, added, loaded } = start(true);
  expect(idle.map(({ timeout }) => timeout)).toEqual([8000]);
  idle[0]?.run();
  expect(timers.map(({ after }) => after)).toEqual([4000]);
  expect([...added, ...loaded]).toEqual([]);
  timers[0]?.run();
  expect(added).toEqual([{ rel: 'modulepreload', href: '/assets/entry.js' }]);
  expect(loaded).toEqual(['/_h/code.js']);
});

test('a browser without idle callbacks waits 8000 ms', () => {
  const { timers } = start(false);
  expect(timers.map(({ after }) => after)).toEqual([8000]);
});

test('where the page stood at the first touch is noted, for the header', () => {
  const { window, timers } = start(false);
  timers[0]?.run();
  expect(window.touchedAt).toBeUndefined();
  timers[1]?.run();
  expect(window.touchedAt).toBe(120);
});

test('it listens to every kind of interaction', () => {
  expect([...start(true).listeners.keys()]).toEqual(['pointerdown', 'keydown', 'touchstart', 'wheel', 'mousemove']);
});

test('a mouse that moves starts the scripts, one that rests does not', () => {
  const { listeners, loaded } = start(true);
  const move = (movementX: number, movementY: number) =>
    listeners.get('mousemove')?.({ type: 'mousemove', movementX, movementY });
  move(0, 0);
  expect(loaded).toEqual([]);
  move(0, -1);
  move(1, 0);
  expect(loaded).toEqual(['/_h/code.js']);
});

test.each([
  [{ saveData: true }, 1],
  [{ effectiveType: '2g' }, 1],
  [{ effectiveType: 'slow-2g' }, 1],
  [{ effectiveType: '3g' }, 0],
  [undefined, 0],
])('with the connection %j documents are not prefetched: %i (spec §2)', (connection, times) => {
  expect(start(true, connection).removed).toHaveLength(times);
});

test('documents are prefetched until scripts are there, which fetch data alone', async () => {
  const { listeners, loaded, removed } = start(true);
  listeners.get('keydown')?.({ type: 'keydown' });
  expect([loaded.length, removed.length]).toEqual([1, 0]);
  await new Promise(setImmediate);
  expect(removed).toEqual(['rules']);
});

const GONE = new Error('gone');

test.each<[string, Faults, (string | Error | number)[], number]>([
  ['that came', {}, [], 0],
  ['whose code is gone', { code: GONE }, ['/_h/code.js was not loaded:', GONE], 1],
  ['whose data is gone', { data: 404 }, ['/_h/data.json was not loaded:', 404], 1],
  ['that was loaded anew', { code: GONE, type: 'reload' }, ['/_h/code.js was not loaded:', GONE], 0],
  ['of which the browser does not tell', { code: GONE, type: null }, ['/_h/code.js was not loaded:', GONE], 0],
  ['that the site has not', { code: GONE, page: 503 }, ['/_h/code.js was not loaded:', GONE], 0],
  [
    'that is typed on',
    { data: 404, fields: [{ value: 'No', defaultValue: '' }] },
    ['/_h/data.json was not loaded:', 404],
    0,
  ],
  ['with a form that was refused', { code: GONE, isRefused: true }, ['/_h/code.js was not loaded:', GONE], 0],
  ['that is being left', { code: GONE, wayOut: {} }, ['/_h/code.js was not loaded:', GONE], 0],
])('a page %s: what is gone is logged, and it is loaded anew once (decision 0161)', async (_, faults, line, times) => {
  const { window, listeners, logged, reloaded } = start(true, undefined, faults);
  listeners.get('keydown')?.({ type: 'keydown' });
  expect(await window.pageData).toBe(faults.data === undefined ? 'data' : undefined);
  await new Promise(setImmediate);
  expect([logged.flat(), reloaded.length]).toEqual([line, times]);
});
