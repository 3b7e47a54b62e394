import { NAMES, NAMES_LIKE_WORDS, TRANSLATED_NAMES } from './names.ts';
import { type Rule, readable, withoutVowels } from './texts.ts';

/** Consonants that one language writes for those of the other: “kh” is خ, and “g” is ج, غ or ق. */
const SOUNDS: readonly (readonly [english: RegExp, arabic: RegExp, sound: string])[] = [
  [/kh|gh|ck|[kqgjc]/g, /[جغقكخ]/g, 'K'],
  [/sh|ch|s/g, /[سصش]/g, 'S'],
  [/th|dh|[td]/g, /[تطدضثذظ]/g, 'T'],
  [/ph|[fv]/g, /[فڤ]/g, 'F'],
  [/[bp]/g, /ب/g, 'B'],
  [/z/g, /ز/g, 'Z'],
  [/l/g, /ل/g, 'L'],
  [/m/g, /م/g, 'M'],
  [/n/g, /ن/g, 'N'],
  [/r/g, /ر/g, 'R'],
];
/** Omanis, Indian. */
const ENDING = /(?:s|ian|an|n)$/;
/** Shorter ones are heard in any text. */
const MIN_SOUNDS = 2;

const WORD = /(?<![\p{L}’])\p{Ll}\p{L}*/gu;
/** Words with a capital letter inside a sentence, and those that stand beside them: “Red Coral Pharmacy”. */
const NAME = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;
const ARABIC_WORD = /[\u0621-\u064aڤ]+/g;

/** Substances in Latin; shops, partners, prizes and streets, whose names are made in each language. */
const OTHER_PLACES = /(?:specifications|shops|awards|locations)\.yaml|pages\[distribution\]/;

/** Finds names in English that no word of the Arabic text sounds like; a name is what is nowhere written small. */
export const properNames: Rule = (pairs) => {
  const words = new Set(pairs.flatMap(({ texts }) => readable(texts.en ?? '').match(WORD) ?? []));
  const known = new Set([...NAMES, ...NAMES_LIKE_WORDS].flatMap(([name]) => name.split(/[| ]/)));
  const isName = (word: string) => formsOf(word.toLowerCase()).every((form) => !words.has(form));
  const isKnown = (word: string) => TRANSLATED_NAMES.has(word) || formsOf(word).some((form) => known.has(form));
  return pairs.flatMap(({ file, path, texts: { en, ar } }) => {
    if (en === undefined || ar === undefined || OTHER_PLACES.test(`${file} ${path}`)) return [];
    const arabic = withoutVowels(readable(ar)).replace(/\u0651/g, '');
    const heard = new Set((arabic.match(ARABIC_WORD) ?? []).flatMap(soundsOfArabic));
    return (readable(en).match(NAME) ?? [])
      .map((found) => found.split(' '))
      .filter((found) => found.every(isName))
      .flatMap((found) => found.filter((word) => soundsOfEnglish(word).length >= MIN_SOUNDS && !isKnown(word)))
      .filter((word) => !arabic.includes(word) && !formsOf(word).some((form) => isHeard(soundsOfEnglish(form), heard)))
      .map((word) => ({ file, path, finding: `${word} is in English alone` }));
  });
};

/** The word, and the name it may be made of. */
function formsOf(word: string): string[] {
  return [word, word.replace(ENDING, '')];
}

function isHeard(name: string, heard: ReadonlySet<string>): boolean {
  return name.length >= MIN_SOUNDS && heard.has(name);
}

function soundsOfEnglish(word: string): string {
  const sounds = SOUNDS.reduce((said, [english, , sound]) => said.replace(english, sound), word.toLowerCase());
  return once(sounds.replace(/[^A-Z]/g, ''));
}

/** With what may stand before it, and without. */
function soundsOfArabic(word: string): string[] {
  return [word, word.replace(/^[وف]/, ''), word.replace(/^[وف]?(?:[بكل]?ال|لل|[بكل])/, '')].map((bare) =>
    once(SOUNDS.reduce((said, [, arabic, sound]) => said.replace(arabic, sound), bare).replace(/[^A-Z]/g, '')),
  );
}

function once(sounds: string): string {
  return sounds.replace(/(.)\1+/g, '$1');
}
