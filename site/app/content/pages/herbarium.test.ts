import { expect, test } from 'vitest';
import type { LanguageCode } from '../../../../contract/languages.ts';
import { listLetters, placeByAlphabet } from './herbarium.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const listPlaced = (names: string[], language: LanguageCode) =>
  placeByAlphabet(named(...names), language).map(
    ({ item, letter, isFirst }) => `${isFirst ? letter : '·'} ${item.name}`,
  );

test('English names are sorted A to Z, ignoring case and accents', () => {
  expect(listPlaced(['Rose', 'amla', 'Éclair mint', 'Aloe', 'rosemary', 'Eucalyptus'], 'en')).toEqual([
    'A Aloe',
    '· amla',
    'E Éclair mint',
    '· Eucalyptus',
    'R Rose',
    '· rosemary',
  ]);
});

test('Arabic names are sorted by their alphabet, ignoring article and hamza', () => {
  expect(listPlaced(['المسواك', 'الأملا', 'إكليل الجبل', 'الصبّار', 'العسل', 'ليمون', 'آس', 'الحنّاء'], 'ar')).toEqual([
    'ا آس',
    '· إكليل الجبل',
    '· الأملا',
    'ح الحنّاء',
    'ص الصبّار',
    'ع العسل',
    'ل ليمون',
    'م المسواك',
  ]);
});

test('the letters of Persian and Urdu keyboards stand under those of the alphabet', () => {
  expect(listPlaced(['کمون', 'پودنه', 'چيا', 'كالامين'], 'ar')).toEqual(['ب پودنه', 'ج چيا', 'ك كالامين', '· کمون']);
});

test('a name in another script, or without a letter, comes after the alphabet', () => {
  const placed = placeByAlphabet(named('أملا', 'Aloe', '7 herbs', ''), 'ar');
  const letters = listLetters(placed, 'ar');
  expect(
    letters
      .filter(({ isUsed }) => isUsed)
      .map(({ letter }) => letter)
      .sort(),
  ).toEqual(['#', 'A', 'ا']);
  expect(letters.slice(0, 28).every(({ letter }) => /\p{Script=Arabic}/u.test(letter))).toBe(true);
});

test('a short word that begins like the article keeps its letter', () => {
  expect(listPlaced(['ال', 'الو'], 'ar')).toEqual(['ا ال', '· الو']);
});
