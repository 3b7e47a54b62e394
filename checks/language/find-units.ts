import type { WrittenLanguage } from '../../contract/languages.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { lettersOf, readable, ruleOfPairs } from './texts.ts';

/** A unit as each language writes it; for two of it Arabic has one word, the dual. For a measure “one” counts too. */
type Unit = Readonly<Record<WrittenLanguage, string>> & { name: string; dual?: string; isMeasure?: true };

const UNITS: readonly Unit[] = [
  { name: 'seconds', en: 'seconds?', ar: 'ثاني\\p{L}*|ثوان\\p{L}*|نصف دقيقة', dual: 'ثانيتا?ي?ن' },
  { name: 'minutes', en: 'minutes?', ar: 'دقيق\\p{L}*|دقائق\\p{L}*|(?:نصف|ربع|ثلث) (?:ال)?ساعة', dual: 'دقيقت\\p{L}+' },
  { name: 'hours', en: 'hours?', ar: 'ساع\\p{L}*', dual: 'ساعت(?:ا|ي)\\p{L}*' },
  { name: 'days', en: 'days?', ar: 'يوم\\p{L}*|أيام\\p{L}*|ليل\\p{L}*|ليالي?', dual: 'يوما?ي?ن|يومي عمل' },
  { name: 'weeks', en: 'weeks?|fortnight', ar: 'أسبوع\\p{L}*|أسابيع\\p{L}*', dual: 'أسبوعا?ي?ن|أسبوعيها' },
  { name: 'months', en: 'months?', ar: 'شهر\\p{L}*|أشهر\\p{L}*|شهور\\p{L}*', dual: 'شهران|شهرين?' },
  {
    name: 'years',
    en: 'years?',
    ar: 'سن[ةوتي]\\p{L}*|عام\\p{L}*|أعوام\\p{L}*|(?:ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)ة',
    dual: 'سنتا?ي?ن|عاما?ي?ن',
  },
  {
    name: 'cups',
    en: 'cups?|mugs?|glass(?:es)?',
    ar: '(?:كوب|كأس|فنجان|استكان)\\p{L}*|أكواب\\p{L}*|كؤوس|فناجين',
    dual: '(?:كوب|كأس|فنجان)(?:ان?|ين?)',
    isMeasure: true,
  },
  {
    name: 'spoons',
    en: '(?:tea|table)?spoon(?:s|fuls?)?',
    ar: 'ملعق\\p{L}*|ملاعق\\p{L}*',
    dual: 'ملعقت\\p{L}+',
    isMeasure: true,
  },
  { name: 'drops', en: 'drops?', ar: 'قطر\\p{L}*', dual: 'قطرت\\p{L}+', isMeasure: true },
  { name: 'metres', en: 'metres?', ar: 'متر\\p{L}*|أمتار\\p{L}*', dual: 'مترا?ي?ن', isMeasure: true },
  { name: 'litres', en: 'litres?', ar: 'لتر\\p{L}*', dual: 'لترا?ي?ن', isMeasure: true },
  { name: 'ml', en: 'ml|millilitres?', ar: 'مل|مليلتر\\p{L}*' },
  { name: 'g', en: 'g|grams?', ar: 'غ|غرام\\p{L}*' },
  { name: 'kg', en: 'kg|kilos?', ar: 'كغ|كيلو\\p{L}*' },
  { name: 'km', en: 'km|kilometres?', ar: 'كم|كيلومتر\\p{L}*' },
  { name: '°C', en: '°C', ar: 'درجة مئوية' },
  { name: '%', en: '%|per cent', ar: '٪|في المئة' },
];

const COUNTS = Object.keys(NUMBER_WORDS.en)
  .filter((word) => word !== 'one')
  .join('|');
const ARABIC_START = '(?<![\\p{L}\\p{M}])[وف]?(?:[بكل]?ال|لل|[بكل])?';
const END = '(?![\\p{L}\\p{M}])';

const COMPILED = UNITS.map(({ name, en, ar, dual, isMeasure }) => ({
  name,
  counted: {
    en: new RegExp(`(?:\\d|\\b(?:${isMeasure ? 'one|' : ''}${COUNTS}))[ -]?(?:${en})(?!\\w)`, 'i'),
    ar: new RegExp(`\\d ?(?:${ar})${END}`, 'u'),
  },
  named: {
    en: new RegExp(`(?<![a-z])(?:${en})(?!\\w)`, 'i'),
    ar: new RegExp(`(?:${ARABIC_START}|\\d ?)(?:${ar})${END}`, 'u'),
  },
  two: dual
    ? {
        en: new RegExp(`(?<!\\bno )\\b(?:two|2)[ -](?:\\w+ )?(?:${en})(?!\\w)`, 'i'),
        ar: new RegExp(`${ARABIC_START}(?:${dual})${END}|2 `, 'u'),
      }
    : undefined,
}));

const HALF = {
  en: /(?<!\p{L})(?:half|halves)(?![\p{L}-])/iu,
  ar: new RegExp(`${ARABIC_START}(?:(?:من|ت)?نصف|مناصفة|أنصاف)`, 'u'),
};

/** Finds units of a number that the other language does not name, and pairs of a unit that it lacks. */
export const units = ruleOfPairs((english, arabic) => {
  // «كوبًا» is one cup, «كوبا سكّر» are two.
  const bare = readable(arabic).replace(/\u064bا/g, '');
  const texts = { en: readable(english), ar: lettersOf(bare) };
  const half = HALF.en.test(texts.en) && !HALF.ar.test(texts.ar) ? ['half is in English alone'] : [];
  const counts = COMPILED.flatMap(({ name, counted, named, two }) => [
    ...(counted.en.test(texts.en) && !named.ar.test(texts.ar) ? [`${name} are counted in English alone`] : []),
    ...(counted.ar.test(texts.ar) && !named.en.test(texts.en) ? [`${name} are counted in Arabic alone`] : []),
    ...(two?.en.test(texts.en) && !two.ar.test(texts.ar) ? [`two ${name} are in English alone`] : []),
  ]);
  return [...half, ...counts];
});
