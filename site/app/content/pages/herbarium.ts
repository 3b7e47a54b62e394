import { foldLetters } from '../../../../contract/fold.ts';
import { inLanguage, type LanguageCode, type Translated } from '../../../../contract/languages.ts';
import { createCollator, dropArticle } from '../../locale/collator.ts';

/** The letters of each language's index. */
const ALPHABETS: Translated = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
};
/** For names that do not start with a letter. */
const NO_LETTER = '#';

/** A name and its letter; `isFirst` for the first one of the letter. */
type Placed<Item> = { item: Item; letter: string; isFirst: boolean };

/** Sorts named items by the page's alphabet, each with its letter. */
export function placeByAlphabet<Item extends { name: string }>(
  items: readonly Item[],
  language: LanguageCode,
): Placed<Item>[] {
  const collator = createCollator(language);
  const sorted = items
    .map((item) => ({ item, name: dropArticle(item.name) }))
    .map(({ item, name }) => ({ item, name, letter: letterOf(name) }))
    .sort((one, other) => collator.compare(one.name, other.name));
  const seen = new Set<string>();
  return sorted.map(({ item, letter }) => {
    const isFirst = !seen.has(letter);
    seen.add(letter);
    return { item, letter, isFirst };
  });
}

/** Lists the letters of the index: the page's alphabet, then letters of other scripts that names start with. */
export function listLetters(
  placed: readonly Placed<unknown>[],
  language: LanguageCode,
): { letter: string; isUsed: boolean }[] {
  const used = new Set(placed.map(({ letter }) => letter));
  const alphabet = [...inLanguage(ALPHABETS, language)];
  const others = [...used].filter((letter) => !alphabet.includes(letter));
  return [...alphabet, ...others].map((letter) => ({ letter, isUsed: used.has(letter) }));
}

function letterOf(name: string): string {
  const [first = ''] = foldLetters(name);
  const letter = first.toUpperCase().replace('ء', 'ا');
  return /^\p{L}$/u.test(letter) ? letter : NO_LETTER;
}
