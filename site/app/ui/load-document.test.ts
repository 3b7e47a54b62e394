import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDocumentOnce } from './load-document.ts';

const NOW = Date.parse('2026-06-01T08:00:00Z');
const loaded: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', {
    pathname: '/uae/plp',
    search: '?page=2',
    hash: '',
    assign: (address: string) => loaded.push(address),
    reload: () => loaded.push('again'),
  });
});
afterEach(() => {
  loaded.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the path of a reload is kept for 10 seconds (spec §4, §9)', () => {
  expect(loadDocumentOnce('/uae/brands')).toBe(true);
  vi.setSystemTime(NOW + 9_999);
  expect(loadDocumentOnce('/uae/brands')).toBe(false);
  vi.setSystemTime(NOW + 10_000);
  expect(loadDocumentOnce('/uae/brands')).toBe(true);
  expect(loaded).toEqual(['/uae/brands', '/uae/brands']);
});

test('another path is loaded at once, the page’s own again', () => {
  expect([loadDocumentOnce('/uae/brands'), loadDocumentOnce('/uae/plp?page=2')]).toEqual([true, true]);
  expect(loaded).toEqual(['/uae/brands', 'again']);
});

test('without a network it is loaded each time: the worker answers (decision 0161)', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect([loadDocumentOnce('/uae/brands'), loadDocumentOnce('/uae/brands')]).toEqual([true, true]);
});

test('without a place to keep the path nothing is loaded: it could go on for ever', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(loadDocumentOnce('/uae/brands')).toBe(false);
  expect(loaded).toEqual([]);
});
