import { expect, test, vi } from 'vitest';
import { createDrafts } from './draft.ts';

const DAY = 24 * 60 * 60 * 1000;
const PAGE = '/uae/general-enquiry?product=arak-stick';

function create() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  let now = 1_000;
  const drafts = createDrafts(storage, 'join-us', () => now);
  const wait = (ms: number) => {
    now += ms;
  };
  return { kept, storage, drafts, wait };
}

test('a draft is read again for 30 days, and then removed', () => {
  const { kept, drafts, wait } = create();
  drafts.save({ name: ['عينة'], ranges: ['a', 'b'] }, PAGE);
  wait(30 * DAY);
  expect(drafts.read()).toEqual({ at: 1_000, values: { name: ['عينة'], ranges: ['a', 'b'] }, address: PAGE });
  wait(1);
  expect(drafts.read()).toBe(null);
  expect(kept.size).toBe(0);
});

test('what the browser has sent in its own way is forgotten with the thanks, and no other draft', () => {
  const { kept, drafts } = create();
  drafts.save({ name: ['a'] }, PAGE);
  drafts.clearPosted();
  expect(drafts.read()?.values).toEqual({ name: ['a'] });
  drafts.save({ name: ['a'] }, PAGE, true);
  expect(drafts.read()?.values).toEqual({ name: ['a'] });
  drafts.clearPosted();
  expect(kept.size).toBe(0);
});

test('a draft without a text is none', () => {
  const { kept, drafts } = create();
  drafts.save({ name: ['a'] }, PAGE);
  drafts.save({ name: [''], message: [] }, PAGE);
  expect(kept.size).toBe(0);
});

test('who wants no drafts has none, also not the one there was', () => {
  const { drafts } = create();
  drafts.save({ name: ['a'] }, PAGE);
  drafts.turn(false);
  drafts.save({ name: ['b'] }, PAGE);
  expect([drafts.isOn(), drafts.read()]).toEqual([false, null]);
  drafts.turn(true);
  drafts.save({ name: ['c'] }, PAGE);
  expect([drafts.isOn(), drafts.read()?.values]).toEqual([true, { name: ['c'] }]);
});

test('who wants no drafts has none of any form', () => {
  const { kept, storage, drafts } = create();
  createDrafts(storage, 'distribution', Date.now).save({ company: ['a'] }, PAGE);
  drafts.turn(false);
  expect([...kept.keys()]).toEqual(['form-drafts-off']);
});

test('a draft of an earlier build has no address', () => {
  const { kept, drafts } = create();
  kept.set('form-draft join-us', '{"at":1000,"values":{"name":["a"]}}');
  expect(drafts.read()).toEqual({ at: 1_000, values: { name: ['a'] }, address: '' });
});

test.each(['', 'no JSON', '[]', '{"at":"x","values":{}}', '{"at":1}', 'null'])('%j is no draft', (text) => {
  const { kept, drafts } = create();
  kept.set('form-draft join-us', text);
  expect(drafts.read()).toBe(null);
});

test('a full storage is not an error of the form', () => {
  const { storage } = create();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  createDrafts(full, 'join-us', Date.now).save({ name: ['a'] }, PAGE);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('what was refused is kept beside the draft, in turn, also without drafts', () => {
  const { drafts } = create();
  drafts.save({ name: ['typed'] }, PAGE);
  expect([drafts.keepRefused({ name: ['first'] }, PAGE), drafts.keepRefused({ name: ['second'] }, PAGE)]).toEqual([
    true,
    true,
  ]);
  expect(drafts.read()?.values).toEqual({ name: ['typed'] });
  drafts.turn(false);
  expect(drafts.read()).toEqual({ at: 1_000, values: { name: ['first'] }, address: PAGE, isRefused: true });
  drafts.dropRefused();
  expect(drafts.read()?.values).toEqual({ name: ['second'] });
  drafts.dropRefused();
  expect(drafts.read()).toBe(null);
});

test('what was refused goes after 30 days, and says when it cannot be kept', () => {
  const { kept, storage, drafts, wait } = create();
  drafts.keepRefused({ name: ['a'] }, PAGE);
  wait(30 * DAY);
  drafts.keepRefused({ name: ['b'] }, PAGE);
  wait(1);
  expect(drafts.read()?.values).toEqual({ name: ['b'] });
  expect([...kept.values()].join()).not.toContain('"a"');
  wait(30 * DAY);
  expect([drafts.read(), kept.size]).toEqual([null, 0]);
  vi.spyOn(console, 'warn').mockReturnValue();
  const full = createDrafts({ ...storage, setItem: () => raise() }, 'join-us', () => 0);
  expect(full.keepRefused({ name: ['a'] }, PAGE)).toBe(false);
});

function raise(): never {
  throw new Error('The quota has been exceeded.');
}
