import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followUpdate } from './follow-update.ts';

const happened: string[] = [];
const OUTDATED = 'outdated';
let fields: { value: string; defaultValue: string }[] = [];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('location', { pathname: '/uae', search: '', hash: '', reload: () => happened.push('reload') });
  const dataset = {
    set outdated(_: string) {
      happened.push(OUTDATED);
    },
  };
  vi.stubGlobal('document', { querySelectorAll: () => fields, documentElement: { dataset } });
});
afterEach(() => {
  happened.length = 0;
  fields = [];
  vi.unstubAllGlobals();
});

test('an updated worker loads the page anew, once in a tab (rulings 6, demand 20)', () => {
  followUpdate();
  followUpdate();
  expect(happened).toEqual(['reload', OUTDATED]);
});

test('unsent typing stays: the next page is loaded as a document (rulings 6)', () => {
  fields = [{ value: 'half an add', defaultValue: '' }];
  followUpdate();
  expect(happened).toEqual([OUTDATED]);
  fields = [];
  followUpdate();
  expect(happened).toEqual([OUTDATED, 'reload']);
});

test('without a place to remember it nothing is loaded anew', () => {
  vi.stubGlobal('sessionStorage', undefined);
  followUpdate();
  expect(happened).toEqual([OUTDATED]);
});
