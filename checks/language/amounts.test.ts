import { expect, test } from 'vitest';
import { amounts } from './find-amounts.ts';
import type { Pair } from './texts.ts';

const find = (texts: Pair['texts']) =>
  amounts([{ file: 'a.yaml', path: 'short', texts }]).map(({ finding }) => finding.replace(/:.*/, ''));

test.each([
  ['Up to 1450 ppm on 18000 shelves', ['1450', '18000']],
  ['2000 ml in 2000', ['2000']],
  ['12,50 or 12,5000', ['2,50', '2,5000']],
  ['18.000 shelves, 18’000, 18\u00a0000', ['8.000', '8’000', '8\u00a0000']],
  ['Open since 1,954 and until March 2,026', ['since 1,954', 'March 2,026']],
  ['1,450 ppm on 18,000 shelves, AED 107.9 million', []],
  ['From 1954 to 2026, in December 2025', []],
  ['Road 3, Block 1203, GSO 1943 and GSO 2333:2022, +971 4 555 0100, 0100', []],
  ['Write to <a href="https://a.example/12345">us</a>', []],
])('amounts in English: %s', (en, found) => {
  expect(find({ en })).toEqual(found);
});

test.each([
  ['على 18000 رفّ، 1450 جزءًا', ['18000', '1450']],
  ['2000 مل عام 2000', ['2000']],
  ['18٬000 و18،000 و1٫5', ['8٬000', '8،000', '1٫5']],
  ['منذ 1,954', ['منذ 1,954']],
  ['18,000 رفّ منذ 1954، مجمع 1203، 3,140 حفرة', []],
])('amounts in Arabic: %s', (ar, found) => {
  expect(find({ ar })).toEqual(found);
});
