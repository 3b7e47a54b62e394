import { expect, test } from 'vitest';
import { measures } from './find-measures.ts';
import type { Pair } from './texts.ts';

const find = (texts: Pair['texts']) =>
  measures([{ file: 'a.yaml', path: 'short', texts }]).map(({ finding }) => finding.replace(/ → .*/, ''));

test.each([
  ['100ml, 2kg and 30°C', ['0ml', '2kg', '0°C']],
  ['100 mL, 2 Kg, 5 gms', ['0 mL', '2 Kg', '5 gms']],
  ['30 °, 30 C, 30 degrees Celsius', ['0 °', '0 C', '0 degrees Celsius']],
  ['40 per cent, 40 %', ['0 per cent', '0 %']],
  ['forty %, 40٪', ['forty %', '٪']],
  ['6-7 minutes, 1.5 - 2 litres', ['6-7', '1.5 - 2']],
  ['100 ml, 2 kg, 30 °C, 40%, forty per cent, 6 to 7 minutes', []],
  ['Call 800-123-4567, 2-in-1, sidrana-2', []],
])('measures in English: %s', (en, found) => {
  expect(find({ en })).toEqual(found);
});

test.each([
  ['100مل و2كغ', ['0مل', '2كغ']],
  ['100 جم، 2 كجم، 5 ملل', ['0 جم', '2 كجم', '5 ملل']],
  ['دون 30 °', ['0 °']],
  ['40% أو 40 ٪ أو 40 في المئة', ['%', '0 ٪', '0 في المئة']],
  ['أربعون بالمئة', ['بالمئة']],
  ['6-7 دقائق', ['6-7']],
  ['ماء, وسكّر; متى?', ['ء,', 'ر;', 'ى?']],
  ['100 مل، 2 كغ، 30 درجة مئوية، 40٪، أربعون في المئة، بين 6 و7، 1,250', []],
])('measures in Arabic: %s', (ar, found) => {
  expect(find({ ar })).toEqual(found);
});
