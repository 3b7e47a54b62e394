import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followUpdate } from './follow-update.ts';

const happened: string[] = [];
const OUTDATED = 'outdated';
const stays = () => false;
let fields: { value: string; defaultValue: string }[] = [];
let inUse = '';

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
  const querySelector = (selector: string) => (selector.split(', ').includes(inUse) ? {} : null);
  vi.stubGlobal('document', { querySelectorAll: () => fields, querySelector, documentElement: { dataset } });
});
afterEach(() => {
  happened.length = 0;
  fields = [];
  inUse = '';
  vi.unstubAllGlobals();
});

test('an updated worker loads the page anew, once in a tab (rulings 6, demand 20)', () => {
  followUpdate(stays);
  followUpdate(stays);
  expect(happened).toEqual(['reload', OUTDATED]);
});

test('unsent typing stays: the next page is loaded as a document (rulings 6)', () => {
  fields = [{ value: 'half an add', defaultValue: '' }];
  followUpdate(stays);
  expect(happened).toEqual([OUTDATED]);
  fields = [];
  followUpdate(stays);
  expect(happened).toEqual([OUTDATED, 'reload']);
});

test.each([
  ['an open menu or dialog stays open', ':popover-open'],
  ['the text of a refused form stays', '[data-unsent]'],
  ['a catalogue that is being kept is kept to its end', '[data-keeping]'],
])('%s: the next page is loaded as a document', (_, selector) => {
  inUse = selector;
  followUpdate(stays);
  expect(happened).toEqual([OUTDATED]);
  inUse = '';
  followUpdate(stays);
  expect(happened).toEqual([OUTDATED, 'reload']);
});

test('a visitor who is on the way to another page gets there, and the page after it is loaded as a document', () => {
  followUpdate(() => true);
  expect(happened).toEqual([OUTDATED]);
});

test.each([
  [false, [OUTDATED]],
  // The browser has aborted the navigation.
  [true, ['reload']],
])('a visitor who is on the way to another document gets there: %s', (aborted, expected) => {
  vi.stubGlobal('wayOut', { aborted });
  followUpdate(stays);
  expect(happened).toEqual(expected);
});

test('without a place to remember it nothing is loaded anew', () => {
  vi.stubGlobal('sessionStorage', undefined);
  followUpdate(stays);
  expect(happened).toEqual([OUTDATED]);
});
