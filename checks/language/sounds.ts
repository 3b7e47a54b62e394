import { PREFIXES } from './find-terms.ts';

/** The Arabic letters for each sound of an English name: “kh” is خ, and “g” is ج, غ, ق or ك. */
const CONSONANTS: Readonly<Record<string, string>> = {
  kh: 'خ',
  gh: 'غ',
  sh: 'ش',
  ch: '(?:تش|[شخك])',
  th: '[ثذظت]',
  dh: '[ذظض]',
  ph: 'ف',
  ck: '[كق]',
  b: 'ب',
  c: '[كسق]',
  d: '[دض]',
  f: 'ف',
  g: '[غجقك]',
  h: '[هح]',
  j: 'ج',
  k: '[كقخ]',
  l: 'ل',
  m: 'م',
  n: 'ن',
  p: 'ب',
  q: '[قكغ]',
  r: 'ر',
  s: '[سص]',
  t: '[تطث]',
  v: '[فڤ]',
  w: 'و',
  x: 'كس',
  y: 'ي',
  z: '[زظذض]',
};
/** A long vowel is written and a short one is not; ع and a hamza have no letter in English. */
const VOWEL = '[اأإآىعءئؤوي]{0,3}';
/** A word that begins with a vowel has a letter for it. */
const FIRST_VOWEL = '[اأإآع][اوي]{0,2}';
/** Omanis, Indian. */
const ENDINGS = ['', 's', 'ian', 'an', 'n'];
/** Arabic endings for people and things of a place, and of an object. */
const OF_IT = '(?:ا|ي|ية|يين|يون|ين|ون|ات)?';

/** The word, and the names it may be derived from. */
export function formsOf(word: string): string[] {
  return ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, word.length - ending.length));
}

/** Doubled letters are one; “y” before a vowel is a consonant, elsewhere a vowel. */
const SOUND = /kh|gh|sh|ch|th|dh|ph|ck|y(?=[aeiou])|[aeiouy]+?(?=y[aeiou])|[aeiouy]+|[a-z]/g;
/** Shorter names would match any text. */
const MIN_CONSONANTS = 2;

/** A pattern of how Arabic may write a word, with its prefixes; null for a word that is too short. */
export function arabicOf(word: string): RegExp | null {
  const forms = formsOf(word.toLowerCase()).flatMap((form) => spell(form) ?? []);
  return forms.length > 0 ? new RegExp(`^${PREFIXES}(?:${forms.join('|')})${OF_IT}$`) : null;
}

/** Pattern source of how Arabic may write a lower-case name; null for one that is too short. */
export function spell(name: string): string | null {
  // An article may be written as it is pronounced: Essaouira.
  const bare = name.replace(/^[ae](?=(.)\1)/, '').replace(/([^h])\1+/g, '$1');
  const sounds = bare.match(SOUND) ?? [];
  if (sounds.filter((sound) => sound in CONSONANTS).length < MIN_CONSONANTS) return null;
  const letters = sounds.map((sound, place) => {
    if (sound === 'h' && place === sounds.length - 1) return '[هحة]?';
    return CONSONANTS[sound] ?? (place === 0 ? FIRST_VOWEL : VOWEL);
  });
  return `${letters.join('')}${/[aeiouy]$/.test(bare) ? '[ةه]?' : ''}`;
}
