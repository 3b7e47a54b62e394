import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { buildKillSwitch } from './kill-switch.ts';

test('the worker of SERVICE_WORKER=off deletes every cache and itself, and is never kept (demand 19)', async () => {
  const answer = buildKillSwitch();
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const names = new Set(['pages', 'kept /uae']);
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => unknown>();
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  const self = {
    addEventListener: (type: string, listener: (event: object) => unknown) => listeners.set(type, listener),
    skipWaiting: () => done.push('waits for no tab'),
    registration: { unregister: async () => done.push(`gone, ${names.size} caches left`) },
  };
  runInContext(await answer.text(), createContext({ self, caches }));
  listeners.get('install')?.({});
  const waited: unknown[] = [];
  listeners.get('activate')?.({ waitUntil: (promise: unknown) => waited.push(promise) });
  await Promise.all(waited);
  expect(done).toEqual(['waits for no tab', 'gone, 0 caches left']);
});
