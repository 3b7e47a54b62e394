import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { EnvironmentError, readVariables } from './environment.ts';
import { createSeal, SealError, SUBMISSIONS_KEY } from './seal.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];
const data = Buffer.from('name=Sample');

test('what is sealed does not show its data, and opens at its place only', () => {
  const seal = createSeal([newer]);
  const sealed = seal.close(data, 'entry 1');
  expect(sealed.includes('Sample')).toBe(false);
  expect(seal.open(sealed, 'entry 1')).toEqual(data);
  expect(() => seal.open(sealed, 'entry 2')).toThrow(SealError);
  expect(seal.close(data, 'entry 1')).not.toEqual(sealed);
});

test('a changed byte is noticed, wherever it is behind the mark', () => {
  const seal = createSeal([newer]);
  const sealed = seal.close(data, '');
  for (let at = 5; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => seal.open(changed, ''), `byte ${at}`).toThrow(SealError);
  }
});

test('an older key opens what it sealed; a missing one does not', () => {
  const sealed = createSeal([older]).close(data, '');
  expect(createSeal([newer, older]).open(sealed, '')).toEqual(data);
  expect(() => createSeal([newer]).open(sealed, '')).toThrow('a key that SUBMISSIONS_KEY does not have');
});

test('without a key data is kept as it is, and stays readable when there is one', () => {
  const open = createSeal([]);
  expect([open.isOn, open.close(data, '')]).toEqual([false, data]);
  expect(createSeal([newer]).open(data, '')).toEqual(data);
});

test('a sealed text is found by a name of each key, the first for what is sealed now', () => {
  const [first, second] = createSeal([newer, older]).listNames('a@b.example');
  expect([first]).toEqual(createSeal([newer]).listNames('a@b.example'));
  expect([second]).toEqual(createSeal([older]).listNames('a@b.example'));
  expect(first).not.toBe(second);
  expect(createSeal([newer]).listNames('b@b.example')).not.toEqual([first]);
  expect(createSeal([]).listNames('a@b.example')).toEqual([]);
});

test('keys are 32 bytes in base64 or hexadecimal, and never quoted', () => {
  const read = (value: string) => readVariables({ SUBMISSIONS_KEY }, { SUBMISSIONS_KEY: value }).SUBMISSIONS_KEY;
  expect(read(`${newer.toString('hex')}, ${older.toString('base64')}`)).toEqual([newer, older]);
  expect(read('')).toEqual([]);
  expect(() => read('too-short')).toThrow(EnvironmentError);
  expect(() => read('too-short')).toThrow(/^SUBMISSIONS_KEY is set to something/);
});
