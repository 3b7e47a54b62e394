import { expect, test } from 'vitest';
import { bottles } from './find-bottles.ts';

const find = (en: string, ar: string) =>
  bottles([{ file: 'a.yaml', path: 'short', texts: { en, ar } }]).map(({ finding }) => finding);

test.each([
  ['The 80 ml bottle lives in a bag', 'عبوة 80 مل مكانها الحقيبة', ['عبوة of a bottle → قارورة']],
  ['A pump that empties the bottle', 'مضخّة تُفرغ العبوة', ['العبوة of a bottle → قارورة']],
  ['Turn the bottle, then close the bottle', 'أدر القارورة ثم أغلق العبوة', ['العبوة of a bottle → قارورة']],
  ['A jar for the shelf', 'عبوة للرفّ', ['عبوة of a jar → علبة, or مرطبان of honey']],
  ['Tins for the pocket', 'عبوات للجيب', ['عبوات of a tin → علبة']],
  ['The 80 ml bottle', 'قارورة 80 مل', []],
  ['Read the pack of each bottle', 'اقرأ العبوة على كل قارورة', []],
  ['A pack of any kind', 'عبوة من أي نوع', []],
  ['A jar of honey in its pack', 'مرطبان عسل في عبوته', []],
  ['A spray bottle', 'بخّاخ', []],
])('a bottle is no pack: %s, %s', (en, ar, found) => {
  expect(find(en, ar)).toEqual(found);
});
