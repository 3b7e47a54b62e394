import { expect, test } from 'vitest';
import { dates } from './find-dates.ts';
import type { Pair } from './texts.ts';

const find = (texts: Pair['texts']) =>
  dates([{ file: 'a.yaml', path: 'short', texts }]).map(({ finding }) => finding.replace(/: a date is.*/, ''));

test.each([
  ['On November 16, 2026 and on Nov. 16', ['November 16', 'Nov. 16']],
  ['The 16th of November, the 1st May, the 3 of June', ['16th of November', '1st May', '3 of June']],
  ['16 November, 2026', ['16 November, 2026']],
  ['06 November and 6 Nov', ['06 November', '6 Nov']],
  ['From Sept 2026', ['Sept 2026']],
  ['16/11/2026, 16.11.26 or 2026-11-16', ['16/11/2026', '16.11.26', '2026-11-16']],
  ['Dubai, 16 November 2026. From 6 May to 8 May, in June 2025', []],
  ['The filling house in 6th of October City, the 180,000th sidr', []],
  ['In March 200 packs; 1.5.2, 800-123-4567', []],
])('dates in English: %s', (en, found) => {
  expect(find({ en })).toEqual(found);
});

test.each([
  ['في نوفمبر 16', ['نوفمبر 16']],
  ['16 من نوفمبر، و3 من شهر مايو', ['16 من نوفمبر', '3 من شهر مايو']],
  ['16 نوفمبر، 2026، ثم 17 نوفمبر عام 2026', ['16 نوفمبر، 2026', '17 نوفمبر عام 2026']],
  ['06 نوفمبر', ['06 نوفمبر']],
  ['في تشرين الثاني وتمّوز وإبريل و16 آب', ['تشرين الثاني', 'وتموز', 'وإبريل', '6 آب']],
  ['16/11/2026', ['16/11/2026']],
  ['دبي، 16 نوفمبر 2026. آب المسافر في مايو 2027', []],
  ['في ديسمبر 918 زميلًا، وفي مدينة 6 أكتوبر', []],
])('dates in Arabic: %s', (ar, found) => {
  expect(find({ ar })).toEqual(found);
});
