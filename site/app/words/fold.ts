/**
 * One spelling for the many ways a word is typed, so that what is compared and marked on the page agrees with what a
 * search finds: case, accents, hamza, alef, ya, ta marbuta, tashkeel, tatweel and digits.
 */
const letters: readonly (readonly [RegExp, string])[] = [
  // NFKD has already taken hamza and madda off alef, waw and ya, and tashkeel off everything.
  [/[\p{M}\u0640\u200c-\u200f]/gu, ''],
  [/ٱ/g, 'ا'],
  [/[ىی]/g, 'ي'],
  [/ة/g, 'ه'],
  [/[گک]/g, 'ك'],
  [/چ/g, 'ج'],
  [/پ/g, 'ب'],
  [/ڤ/g, 'ف'],
];
const easternDigit = /[٠-٩۰-۹]/g;

/** Gives a word or text in its folded spelling; spaces and punctuation stay: `الأُملا` → `الاملا`, `Crème` → `creme`. */
export function foldText(text: string): string {
  let folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(easternDigit, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  for (const [pattern, letter] of letters) folded = folded.replace(pattern, letter);
  return folded;
}

/** A word as it stands in a text: letters with their marks, digits, and the apostrophe of `dad's`. */
export const wordPattern = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u0640\u200c-\u200f]|['’](?=\p{L}))*/gu;

/** Gives the folded words of a text, without article and possessive: `والشعر` → `شعر`, `Dad's` → `dad`. */
export function foldWords(text: string): string[] {
  return [...text.matchAll(wordPattern)].map(([word]) => foldWord(word)).filter((word) => word !== '');
}

/** Gives one word folded, without article and possessive. */
export function foldWord(word: string): string {
  return stripArticle(
    foldText(word)
      .replace(/['’]s?$/, '')
      .replace(/['’]/g, ''),
  );
}

/** A rest shorter than three letters was no word of its own. */
function stripArticle(word: string): string {
  return word.replace(/^(?:[وف]?(?:ال|بال|كال|لل))(?=.{3})/, '');
}

/** Gives what a folded word may also stand for: itself, without a conjunction, in the singular. */
export function wordForms(folded: string): string[] {
  const forms = new Set([folded]);
  const bare = /^[وفبلك]([\u0621-\u064a]{3,})$/.exec(folded)?.[1];
  if (bare !== undefined) forms.add(bare);
  for (const form of [...forms]) forms.add(toSingular(form));
  return [...forms];
}

function toSingular(word: string): string {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|[xz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/.test(word) && word.length > 3) return word.slice(0, -1);
  return word.replace(/(?<=[\u0621-\u064a]{3})(?:ات|ون|ين|ه)$/, '');
}
