import { toLatinDigits } from './digits.ts';

/**
 * One spelling for the many ways a word is typed, so that what a service finds and what a page marks agree: case,
 * accents, hamza, alef, ya, ta marbuta, tashkeel, tatweel, digits, and the letters of Persian and Urdu keyboards.
 */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  // NFKD has already taken hamza and madda off alef, waw and ya, and tashkeel off everything.
  [/[\p{M}\u0640\u200c-\u200f]/gu, ''],
  [/ٱ/g, 'ا'],
  [/[ىیے]/g, 'ي'],
  [/[ةہھە]/g, 'ه'],
  [/[گک]/g, 'ك'],
  [/چ/g, 'ج'],
  [/پ/g, 'ب'],
  [/ڤ/g, 'ف'],
];

/** A word as it stands in a text: letters with their marks, digits, and the apostrophe of `dad's`. */
export const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c-\u200f]|['’`](?=\p{L}))*/gu;

/** The folded words of a text, without article and possessive: `والأُذُن` → `اذن`, `Dad’s crème` → `dad`, `creme`. */
export function foldWords(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap(([word]) => foldWord(word));
}

/** The folded words of a text as one text: nothing but letters and digits, single spaces between words. */
export function foldText(text: string): string {
  return foldWords(text).join(' ');
}

/** Some letters stand for several words: `ﷺ`. */
function foldWord(word: string): string[] {
  let folded = toLatinDigits(word.normalize('NFKD'))
    .toLowerCase()
    .replace(/['’`ʼ](?:s$)?/g, '');
  for (const [pattern, letter] of LETTERS) folded = folded.replace(pattern, letter);
  return (folded.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).map(stripArticle);
}

/** `والشعر`, `بالشعر`, `للشعر`, `الشعر` are all `شعر`; a rest shorter than three letters was no word of its own. */
function stripArticle(word: string): string {
  return word.replace(/^(?:[وف]?(?:ال|بال|كال|لل))(?=.{3})/, '');
}

/** The word without the conjunction or preposition written onto it (`ونعناع` → `نعناع`), or null when it carries none. */
export function stripPrefix(word: string): string | null {
  return /^[وفبلك]([\u0621-\u064a]{3,})$/.exec(word)?.[1] ?? null;
}
