import { toLatinDigits } from './digits.ts';

/**
 * Folds the spellings of a word into one, so that the search of a service and the marks on a page agree: case, accents,
 * hamza, alef, ya, ta marbuta, tashkeel, tatweel, digits, and the letters of Persian and Urdu keyboards.
 */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  // NFKD has already split off hamza and madda, and all tashkeel, as marks.
  [/[\p{M}\u0640\u200c-\u200f]/gu, ''],
  [/ٱ/g, 'ا'],
  [/[ىیے]/g, 'ي'],
  [/[ةہھە]/g, 'ه'],
  [/[گک]/g, 'ك'],
  [/چ/g, 'ج'],
  [/پ/g, 'ب'],
  [/ڤ/g, 'ف'],
];

/** A word of a text: letters with their marks, digits, and the apostrophe of `dad's`. */
export const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c-\u200f]|['’`](?=\p{L}))*/gu;

/** Folds the words of a text, without article and possessive: `والأُذُن` → `اذن`, `Dad’s crème` → `dad`, `creme`. */
export function foldWords(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap(([word]) => foldWord(word));
}

/** Folds a text into its folded words, joined by single spaces. */
export function foldText(text: string): string {
  return foldWords(text).join(' ');
}

/** Folds the letters of a text and leaves its words as they are: `Éclair` → `eclair`, `الأملا` → `الاملا`. */
export function foldLetters(text: string): string {
  let folded = toLatinDigits(text.normalize('NFKD')).toLowerCase();
  for (const [pattern, letter] of LETTERS) folded = folded.replace(pattern, letter);
  return folded.normalize('NFC');
}

/** Returns a list because some characters expand to several words: `ﷺ`. */
function foldWord(word: string): string[] {
  const folded = foldLetters(word).replace(/['’`ʼ](?:s$)?/g, '');
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(stripArticle);
}

/** `والشعر`, `بالشعر`, `للشعر`, `الشعر` → `شعر`; the rest needs three letters, or it was not an article. */
function stripArticle(word: string): string {
  return word.replace(/^(?:[وف]?(?:ال|بال|كال|لل))(?=.{3})/, '');
}

/** Strips a one-letter conjunction or preposition from a word (`ونعناع` → `نعناع`); null if it has none. */
export function stripPrefix(word: string): string | null {
  return /^[وفبلك]([\u0621-\u064a]{3,})$/.exec(word)?.[1] ?? null;
}
