/**
 * One spelling for the many ways a word is typed: before it is indexed and before it is looked for.
 * Example: `والأُذُن` → `اذن`, `Crème` → `creme`, `٢٠٠` → `200`.
 */
const LETTERS: [RegExp, string][] = [
  [/[\u064b-\u0652\u0670\u0640\u200c-\u200f]/g, ''], // tashkeel, tatweel, joiners and marks
  [/[أإآٱ]/g, 'ا'],
  [/[ىئ]/g, 'ي'],
  [/ؤ/g, 'و'],
  [/ة/g, 'ه'],
  [/[گ]/g, 'ك'],
  [/[چ]/g, 'ج'],
  [/[پ]/g, 'ب'],
  [/[ڤ]/g, 'ف'],
];

/** Takes any text, gives it in the folded spelling, words apart by single spaces, nothing but letters and digits. */
export function foldText(text: string): string {
  let folded = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  folded = folded.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  for (const [letters, letter] of LETTERS) folded = folded.replace(letters, letter);
  return (folded.replace(/['’`](s\b)?/g, '').match(WORD) ?? []).map(stripArticle).join(' ');
}

/** The folded words of a text. */
export function foldWords(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ');
}

const WORD = /[a-z0-9\u0621-\u064a]+/g;

/** `والشعر`, `بالشعر`, `للشعر`, `الشعر` are all `شعر`; a rest shorter than three letters was no word of its own. */
function stripArticle(word: string): string {
  return word.replace(/^(?:[وف]?(?:ال|بال|كال|لل))(?=.{3})/, '');
}

/** The word without the conjunction or preposition written onto it (`ونعناع` → `نعناع`), or null when it carries none. */
export function stripPrefix(word: string): string | null {
  const [, rest = null] = word.match(/^[وفبلك]([\u0621-\u064a]{3,})$/) ?? [];
  return rest;
}

/** The visible text of HTML, entities decoded as far as words need it. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&[a-z]+;/gi, ' ');
}
