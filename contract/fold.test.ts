import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLetters, foldText, foldWords, stripPrefix, WORD } from './fold.ts';

/** Shared by search and by the marks on pages: each spelling on the left folds to the one on the right. */
const spellings: readonly (readonly [string, string])[] = [
  // Hamza and madda
  ['الأُملا', 'املا'],
  ['أملا', 'املا'],
  ['إملا', 'املا'],
  ['آملا', 'املا'],
  ['ٱملا', 'املا'],
  ['مؤنس', 'مونس'],
  ['رائحة', 'رايحه'],
  ['هندباء', 'هندباء'],
  // Ya, ta marbuta, tashkeel, tatweel, joined forms
  ['تروى', 'تروي'],
  ['نديّة', 'نديه'],
  ['سِدْر', 'سدر'],
  ['رحمٰن', 'رحمن'],
  ['شعـــر', 'شعر'],
  ['ـــ', ''],
  ['ﺷﻌﺮ', 'شعر'],
  // Persian and Urdu keyboards
  ['زیت', 'زيت'],
  ['مسواک', 'مسواك'],
  ['گل', 'كل'],
  ['نديہ', 'نديه'],
  ['شامپو', 'شامبو'],
  ['چاي', 'جاي'],
  ['ڤازلين', 'فازلين'],
  ['می‌ناب', 'ميناب'],
  // Article, conjunction, preposition
  ['والشعر', 'شعر'],
  ['بالشعر', 'شعر'],
  ['كالشعر', 'شعر'],
  ['فالشعر', 'شعر'],
  ['للشعر', 'شعر'],
  ['وبالزيت', 'زيت'],
  ['الأم', 'الام'],
  // Digits
  ['٢٠٠ مل', '200 مل'],
  ['۲۰۰', '200'],
  ['½', '1 2'],
  // Latin
  ['Crème', 'creme'],
  ['CRE\u0300ME', 'creme'],
  ["Dad's Oil & Co", 'dad oil co'],
  ['Dad’s', 'dad'],
  ['Dad`s', 'dad'],
  ["rock'n'roll", 'rocknroll'],
  ["'s", 's'],
  ['best-seller', 'best seller'],
  ['tarwa_oil', 'tarwa oil'],
  ['Tarwa™', 'tarwa'],
  ['ﷺ', 'صلي الله عليه وسلم'],
  ['؟!', ''],
];

test.each(spellings)('%s → %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

describe('whatever the text', () => {
  const text = fc.string({ unit: 'grapheme' });

  test('words are letters and digits', () => {
    fc.assert(fc.property(text, (given) => foldWords(given).every((word) => /^[\p{L}\p{N}]+$/u.test(word))));
  });

  test('each word of a page folds to what the whole text folds to', () => {
    fc.assert(
      fc.property(text, (given) => {
        const apart = [...given.matchAll(WORD)].flatMap(([word]) => foldWords(word));
        expect(apart).toEqual(foldWords(given));
      }),
    );
  });
});

test.each([
  ['ونعناع', 'نعناع'],
  ['لشعر', 'شعر'],
  ['ورد', null],
  ['شعر', null],
])('without its prefix %s is %s', (word, rest) => {
  expect(stripPrefix(word)).toBe(rest);
});

test.each([
  ['Éclair mint', 'eclair mint'],
  ['الأُملا', 'الاملا'],
  ['کالامین', 'كالامين'],
  ['٧ أعشاب', '7 اعشاب'],
  ['«آس»', '«اس»'],
])('the letters of %s are folded, its words stay: %s', (text, folded) => expect(foldLetters(text)).toBe(folded));
