import { expect, test } from 'vitest';
import type { Translated } from '../../contract/languages.ts';
import { properNames } from './find-proper-names.ts';
import { arabicOf } from './sounds.ts';

const find = (...texts: Translated[]) =>
  properNames(texts.map((pair, place) => ({ file: 'a.yaml', path: `${place}`, texts: pair }))).map(
    ({ finding }) => finding,
  );

test.each([
  ['Essaouira', 'الصويرة', 'عسير'],
  ['Olaya', 'العليا', 'صلالة'],
  ['Amina', 'أمينة', 'يمنى'],
  ['Siwa', 'سيوة', 'سوس'],
  ['Souss', 'سوس', 'زيز'],
  ['Hatta', 'حتّا', 'تاهرت'],
  ['Tokyo', 'طوكيو', 'دقّة'],
  ['Lusail', 'لوسيل', 'العسل'],
  ['Saiq', 'السيق', 'سوهاج'],
  ['Agadir', 'أغادير', 'القطار'],
  ['Dhahran', 'الظهران', 'طهران'],
  ['Mashhad', 'مشهد', 'مسجد'],
  ['Chennai', 'تشيناي', 'صنعاء'],
  ['Khadija', 'خديجة', 'كادحة'],
  ['Jumeirah', 'جميرا', 'مرايا'],
  ['Zamzam', 'زمزم', 'سمسم'],
])('%s is written %s, and not %s', (name, own, other) => {
  const en = `They met in ${name} on a day of rain`;
  expect(find({ en, ar: `التقوا في ${own} في يوم ماطر` })).toEqual([]);
  expect(find({ en, ar: `التقوا ب${own}، و${own} بعيدة` })).toEqual([]);
  expect(find({ en, ar: `التقوا في ${other} في يوم ماطر` })).toEqual([`${name} is in English alone`]);
});

test('a name is found at the beginning of a sentence too, and a part of a longer one', () => {
  expect(find({ en: 'We saw Zamil', ar: 'رأينا زامل' }, { en: 'Zamil was late', ar: 'تأخّر' })).toEqual([
    'Zamil is in English alone',
  ]);
  expect(find({ en: 'We saw Ms Nasser', ar: 'رأيناها' })).toEqual(['Nasser is in English alone']);
});

test.each([
  ['Australian', 'الأسترالية'],
  ['Omani', 'عمانيون'],
  ['Latin', 'اللاتينية'],
  ['Mahd', 'مهدا'],
])('the Arabic of %s may end as %s', (name, arabic) => {
  expect(arabicOf(name)?.test(arabic)).toBe(true);
});

test('a name of one consonant is heard in any text', () => {
  expect(arabicOf('Eid')).toBeNull();
});
