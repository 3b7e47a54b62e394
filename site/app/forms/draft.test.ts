import { expect, test, vi } from 'vitest';
import { createDrafts } from './draft.ts';

const DAY = 24 * 60 * 60 * 1000;

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
  drafts.save({ name: ['عينة'], ranges: ['a', 'b'] });
  wait(30 * DAY);
  expect(drafts.read()).toEqual({ at: 1_000, values: { name: ['عينة'], ranges: ['a', 'b'] } });
  wait(1);
  expect(drafts.read()).toBe(null);
  expect(kept.size).toBe(0);
});

test('a draft without a text is none', () => {
  const { kept, drafts } = create();
  drafts.save({ name: ['a'] });
  drafts.save({ name: [''], message: [] });
  expect(kept.size).toBe(0);
});

test('who wants no drafts has none, also not the one there was', () => {
  const { drafts } = create();
  drafts.save({ name: ['a'] });
  drafts.turn(false);
  drafts.save({ name: ['b'] });
  expect([drafts.isOn(), drafts.read()]).toEqual([false, null]);
  drafts.turn(true);
  drafts.save({ name: ['c'] });
  expect([drafts.isOn(), drafts.read()?.values]).toEqual([true, { name: ['c'] }]);
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
  createDrafts(full, 'join-us', Date.now).save({ name: ['a'] });
  expect(warn).toHaveBeenCalledTimes(1);
});

test('what was refused is kept beside the draft, in turn, also without drafts', () => {
  const { drafts } = create();
  drafts.save({ name: ['typed'] });
  expect([drafts.keepRefused({ name: ['first'] }), drafts.keepRefused({ name: ['second'] })]).toEqual([true, true]);
  expect(drafts.read()?.values).toEqual({ name: ['typed'] });
  drafts.turn(false);
  expect(drafts.read()).toEqual({ at: 1_000, values: { name: ['first'] }, isRefused: true });
  drafts.dropRefused();
  expect(drafts.read()?.values).toEqual({ name: ['second'] });
  drafts.dropRefused();
  expect(drafts.read()).toBe(null);
});

test('what was refused goes after 30 days, and says when it cannot be kept', () => {
  const { storage, drafts, wait } = create();
  drafts.keepRefused({ name: ['a'] });
  wait(30 * DAY + 1);
  expect(drafts.read()).toBe(null);
  vi.spyOn(console, 'warn').mockReturnValue();
  const full = createDrafts({ ...storage, setItem: () => raise() }, 'join-us', () => 0);
  expect(full.keepRefused({ name: ['a'] })).toBe(false);
});

function raise(): never {
  throw new Error('The quota has been exceeded.');
}
