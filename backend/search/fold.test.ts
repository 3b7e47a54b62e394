import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, plainText, stripPrefix } from './fold.ts';

describe('foldText', () => {
  test.each([
    ['الأُملا', 'املا'],
    ['أملا', 'املا'],
    ['آملا', 'املا'],
    ['ٱملا', 'املا'],
    ['تروى', 'تروي'],
    ['نديّة', 'نديه'],
    ['شعـــر', 'شعر'],
    ['والشعر', 'شعر'],
    ['بالشعر', 'شعر'],
    ['كالشعر', 'شعر'],
    ['فالشعر', 'شعر'],
    ['للشعر', 'شعر'],
    ['وبالزيت', 'زيت'],
    ['الأم', 'الام'],
    ['٢٠٠ مل', '200 مل'],
    ['۲۰۰', '200'],
    ['Crème', 'creme'],
    ["Dad's Oil & Co", 'dad oil co'],
    ['best-seller', 'best seller'],
    ['؟!', ''],
    ['هندباء', 'هندباء'],
  ])('%s → %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('gives nothing but letters, digits and single spaces, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        /^$|^[a-z0-9\u0621-\u064a]+( [a-z0-9\u0621-\u064a]+)*$/.test(foldText(text)),
      ),
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

test('plain text has neither tags nor entities', () => {
  expect(plainText('<p>Clove &#038; <b>mint</b></p><script>x</script>').replace(/\s+/g, ' ').trim()).toBe(
    'Clove & mint',
  );
});
