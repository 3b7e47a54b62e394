import type { WrittenLanguage } from '../../contract/languages.ts';
import { PREFIXES } from './find-terms.ts';
import { NAMES, NAMES_LIKE_ENGLISH_WORDS, NAMES_LIKE_WORDS } from './names.ts';
import { NUMBER_PHRASES, NUMBER_WORDS } from './number-words.ts';
import { plain, readable, ruleOfPairs, withoutVowels } from './texts.ts';

/** Lower numbers are not compared: in words, one and two are an article, a dual or «مرّتين». */
const MIN_NAMED = 3;

/** How each language says one and two without the digit; the Arabic duals are of these nouns. */
const FEW: readonly { digit: string; said: Readonly<Record<WrittenLanguage, RegExp>> }[] = [
  {
    digit: '1',
    said: {
      en: /(?<!\p{L})(?:one|first|once|single)(?!\p{L})/iu,
      ar: new RegExp(`(?<!\\p{L})${PREFIXES}(?:واحدة?|أحد|إحدى|أول|أولى|الأول|الأولى)(?!\\p{L})`, 'u'),
    },
  },
  {
    digit: '2',
    said: {
      en: /(?<!\p{L})(?:two|second|twice|both|pair|half-year)(?!\p{L})/iu,
      ar: new RegExp(
        `(?<!\\p{L})${PREFIXES}(?:اثن\\p{L}+|(?:ال)?ثاني?ة?|(?:عود|كيس|شريط|لتر|متر|كوب|يوم|شهر|عام|أسبوع|ثانيت|دقيقت|ساعت|سنت|ملعقت|قطرت|مرت|حبت|عبوت|قطعت)(?:ان?|ين?))(?!\\p{L})`,
        'u',
      ),
    },
  },
];
const digitOf = (digit: string) => new RegExp(`(?<![\\d.,:×])${digit}(?![\\d:]|[.,×]\\d)`);
const TOKEN = /\d+(?:[.,:]\d+)*|\p{L}+/gu;

/** HTML elements that a text has equally often in each language. */
const ELEMENTS = ['h2', 'h3', 'li', 'tr', 'table', 'figure', 'img', 'a', 'blockquote'];

/** Finds numbers that only one language has, in digits or in words. */
export const figures = ruleOfPairs((en, ar) => {
  const [inEnglish, inArabic] = [numbersIn(en, 'en'), numbersIn(ar, 'ar')];
  return [
    ...few(plain(en), plain(ar)),
    ...[...inEnglish].filter((number) => !inArabic.has(number)).map((number) => `${number} is in English alone`),
    ...[...inArabic].filter((number) => !inEnglish.has(number)).map((number) => `${number} is in Arabic alone`),
  ];
});

/** Finds a 1 or 2 in digits that the other language does not say in any way. */
function few(en: string, ar: string): string[] {
  return FEW.flatMap(({ digit, said }) => {
    const [inEnglish, inArabic] = [en, ar].map((text) => digitOf(digit).test(text));
    if (inEnglish && !inArabic && !said.ar.test(ar)) return [`${digit} is in English alone`];
    return inArabic && !inEnglish && !said.en.test(en) ? [`${digit} is in Arabic alone`] : [];
  });
}

/** Reads the numbers of a text: “forty-four”, «أربعة وأربعين», 44 → 44; two hundred thousand → 200000. */
export function numbersIn(text: string, language: WrittenLanguage): Set<number> {
  const found = new Set<number>();
  let sum = 0;
  let last = 0;
  const close = () => {
    if (sum + last >= MIN_NAMED) found.add(sum + last);
    sum = 0;
    last = 0;
  };
  const shown = plain(text).toLowerCase();
  const written = NUMBER_PHRASES[language].reduce((said, [phrase, digits]) => said.replace(phrase, digits), shown);
  for (const [token] of written.matchAll(TOKEN)) {
    if (/^\d/.test(token)) {
      close();
      last = Number(token.replace(/,(?=\d{3})/g, '').split(':', 1)[0]);
      continue;
    }
    const value = numberOf(token, language);
    if (value === null && token === 'and' && last >= 100) continue;
    if (value === null) close();
    else if (value >= 100 && last > 0 && last < value) last *= value;
    else if (isTeen(value, last, language)) last += value;
    else if (last === 0) last = value;
    else if (joins(token, value, last, language)) {
      sum += last;
      last = value;
    } else {
      close();
      last = value;
    }
  }
  close();
  return found;
}

/** The value of a word; null if it is not a number, 0 for an “and” between two. */
function numberOf(token: string, language: WrittenLanguage): number | null {
  const words = NUMBER_WORDS[language];
  if (language === 'en') return words[token] ?? null;
  return (
    words[token] ?? words[token.replace(/^و/, '')] ?? words[token.replace(/^[وف]?(?:[بكل]?ال|لل|[بكل])/, '')] ?? null
  );
}

/** «ثلاث عشرة»: thirteen. */
function isTeen(value: number, last: number, language: WrittenLanguage): boolean {
  return language === 'ar' && value === 10 && last > 0 && last < 10;
}

/** “forty-four”, “one hundred twenty”; «أربعة وأربعين», «مئة وعشرون». */
function joins(token: string, value: number, last: number, language: WrittenLanguage): boolean {
  if (language === 'en') return last >= 20 && value < last && (last % 10 === 0 || last % 100 === 0);
  return token.startsWith('و') && (last >= 100 ? value < last : last < 10 && value >= 20 && value < 100);
}

/** Finds names of people and places that only one language has. */
export const names = ruleOfPairs((en, ar) => {
  const [english, arabic] = [readable(en), withoutVowels(readable(ar))];
  return [...NAMES, ...NAMES_LIKE_WORDS, ...NAMES_LIKE_ENGLISH_WORDS].flatMap((pair) => {
    const [name, inArabic] = pair;
    const spelt = `${name}|${name.toUpperCase()}`;
    const isInEnglish = new RegExp(`(?<!\\p{L})(?:${spelt})(?:s|i|is|ian)?(?!\\p{L})`, 'u').test(english);
    const isInArabic = new RegExp(`(?<!\\p{L})${PREFIXES}(?:${inArabic.join('|')})`, 'u').test(arabic);
    const isWord = (isInArabic ? NAMES_LIKE_WORDS : NAMES_LIKE_ENGLISH_WORDS).includes(pair);
    if (isInEnglish === isInArabic || isWord) return [];
    return [isInEnglish ? `${name} is in English alone` : `${inArabic[0]} is in Arabic alone`];
  });
});

/** Finds pictures, tables, headings and links of a text that the other language lacks. */
export const structure = ruleOfPairs((en, ar) =>
  ELEMENTS.flatMap((element) => {
    const count = (html: string) => html.split(new RegExp(`<${element}[\\s>]`)).length - 1;
    const [inEnglish, inArabic] = [count(en), count(ar)];
    return inEnglish === inArabic ? [] : [`${inEnglish} <${element}> in English, ${inArabic} in Arabic`];
  }),
);
