import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

const root = { dataset: {} as Record<string, string>, lang: 'ar-SA' };
const shown: string[] = [];
const posted: unknown[] = [];
const listeners = new Map<string, () => void>();
/** When the worker began to answer for the page: 0 for one that the network answered. */
const navigation = { workerStart: 0 };
/** The pages that the worker has kept. */
const kept = new Set<string>();
const worker = {
  controller: null as null | { postMessage: (message: unknown) => void },
  register: vi.fn(async (_address: string): Promise<{ active: object | null }> => ({ active: null })),
  addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
};

/** Tells the worker to keep pages, and the files that have loaded. */
function keep(...paths: string[]) {
  const pages = paths.map((path) => [`https://www.example.com${path}`, { headers: { accept: 'text/html' } }]);
  return { type: 'CACHE_URLS', payload: { urlsToCache: [...pages, 'https://www.example.com/assets/a.js'] } };
}

beforeEach(() => {
  vi.useFakeTimers();
  const notice = { append: (text: string) => shown.push(text), remove: () => shown.push('gone') };
  vi.stubGlobal('navigator', { serviceWorker: worker });
  vi.stubGlobal('location', new URL('https://www.example.com/ar/ksa/brands'));
  vi.stubGlobal('caches', { match: async (address: string) => (kept.has(address) ? {} : undefined) });
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: (type: string) =>
      type === 'navigation' ? [navigation] : [{ name: 'https://www.example.com/assets/a.js' }],
  });
  vi.stubGlobal('document', {
    documentElement: root,
    createElement: () => notice,
    querySelectorAll: () => [],
    querySelector: () => null,
    body: { append: () => {} },
  });
});
afterEach(() => {
  for (const list of [shown, posted]) list.length = 0;
  listeners.clear();
  root.dataset = {};
  worker.controller = null;
  navigation.workerStart = 0;
  kept.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('after the first installation the page is kept, and the site says once that it works offline (spec §1)', async () => {
  await registerWorker(() => false, null);
  expect([worker.register.mock.lastCall, root.dataset.worker]).toEqual([['/sw.js'], 'registered']);
  worker.controller = { postMessage: (message) => posted.push(message) };
  listeners.get('controllerchange')?.();
  expect(posted).toEqual([keep('/ar/ksa/brands', '/ar/ksa')]);
  await vi.runAllTimersAsync();
  expect(shown).toEqual(['الموقع جاهز للعمل بلا اتصال', 'gone']);
});

test.each([
  ['/ar/ksa/brands', true, ['/ar/ksa/brands']],
  ['/uae/plp?page=2', false, ['/uae/plp?page=2', '/uae']],
  ['/uae', false, ['/uae']],
])(
  'on %s, saving data %s, the pages %j are kept: an installed site starts at its home',
  async (path, saveData, kept) => {
    vi.stubGlobal('navigator', { serviceWorker: worker, connection: { saveData } });
    vi.stubGlobal('location', new URL(path, 'https://www.example.com'));
    await registerWorker(() => false, null);
    worker.controller = { postMessage: (message) => posted.push(message) };
    listeners.get('controllerchange')?.();
    expect(posted).toEqual([keep(...kept)]);
  },
);

test('a page that the first worker has claimed before it hydrated is kept and says so too', async () => {
  worker.controller = { postMessage: (message) => posted.push(message) };
  worker.register.mockResolvedValueOnce({ active: {} });
  await registerWorker(() => false, worker.controller as unknown as ServiceWorker);
  expect(posted).toEqual([keep('/ar/ksa/brands', '/ar/ksa')]);
});

test('a page that the worker of another tab has claimed after it hydrated says so too', async () => {
  worker.controller = { postMessage: (message) => posted.push(message) };
  worker.register.mockResolvedValueOnce({ active: {} });
  await registerWorker(() => false, null);
  expect(posted).toEqual([keep('/ar/ksa/brands', '/ar/ksa')]);
});

test.each([
  ['while it is open', null],
  ['before it hydrated', {} as ServiceWorker],
])('a page with which the first worker came %s follows the next one too', async (_, before) => {
  worker.controller = before && { postMessage: () => {} };
  worker.register.mockResolvedValueOnce({ active: before });
  // While navigating to another page: that one is loaded as a document.
  await registerWorker(() => true, before);
  worker.controller ??= { postMessage: () => {} };
  if (before === null) listeners.get('controllerchange')?.();
  expect(root.dataset.outdated).toBeUndefined();
  listeners.get('controllerchange')?.();
  expect(root.dataset.outdated).toBe('');
});

test('a later visit says nothing', async () => {
  worker.register.mockResolvedValueOnce({ active: {} });
  await registerWorker(() => false, null);
  expect([listeners.size, root.dataset.worker]).toEqual([0, 'registered']);
});

test('the address of the worker is vouched for: no visit is reported (decision 0117)', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => ({
      createScriptURL: (address: string) => `trusted ${createScriptURL(address)}`,
    }),
  });
  await registerWorker(() => false, null);
  expect(worker.register).toHaveBeenLastCalledWith('trusted /sw.js');
});

test('a failed registration is a mark and nothing else (spec §8)', async () => {
  worker.register.mockRejectedValueOnce(new DOMException('not allowed', 'SecurityError'));
  await registerWorker(() => false, null);
  await vi.runAllTimersAsync();
  expect([root.dataset.worker, shown, listeners.size]).toEqual(['failed', [], 0]);
});

test.each([
  ['before it is registered', true],
  ['later', false],
])('a worker that takes the place of another %s is followed: the page is as old as the other', async (_, isEarly) => {
  const before = {} as ServiceWorker;
  // Some browsers say 0 of every page.
  if (isEarly) kept.add(location.href);
  else navigation.workerStart = 12;
  worker.controller = isEarly ? { postMessage: () => {} } : (before as unknown as typeof worker.controller);
  worker.register.mockResolvedValueOnce({ active: {} });
  // While navigating to another page: that one is loaded as a document.
  await registerWorker(() => true, before);
  expect([root.dataset.outdated, listeners.size]).toEqual(isEarly ? ['', 0] : [undefined, 1]);
  listeners.get('controllerchange')?.();
  expect(root.dataset.outdated).toBe('');
});
