import { findNameWords } from './name-words.ts';
import { NAMES, NAMES_LIKE_WORDS, TRANSLATED_NAMES } from './names.ts';
import { arabicOf, formsOf } from './sounds.ts';
import { plain, type Rule, readable } from './texts.ts';

const CAPITAL = /(?<!\p{L})\p{Lu}\p{Ll}+/gu;
const ARABIC_WORD = /[\u0621-\u064aڤ]+/g;

/** Substances in Latin; shops, partners, prizes and streets, which are named separately in each language. */
const OTHER_PLACES = /(?:specifications|shops|awards|locations)\.yaml|pages\[distribution\]/;

/**
 * Finds English names that no word of the Arabic text sounds like. A name has a capital inside a sentence and is never
 * written small; it then counts at the start of a sentence too.
 */
export const properNames: Rule = (pairs) => {
  const texts = pairs.map(({ texts }) => readable(texts.en ?? ''));
  const known = new Set([...NAMES, ...NAMES_LIKE_WORDS].flatMap(([name]) => name.split('|')));
  const isKnown = (word: string) => TRANSLATED_NAMES.has(word) || formsOf(word).some((form) => known.has(form));
  const names = new Set([...findNameWords(texts)].filter((word) => !isKnown(word)));
  return pairs.flatMap(({ file, path, texts: { en, ar } }) => {
    if (en === undefined || ar === undefined || OTHER_PLACES.test(`${file} ${path}`)) return [];
    const arabic = plain(ar);
    const written = arabic.match(ARABIC_WORD) ?? [];
    const isWritten = (word: string) => {
      const sounds = arabicOf(word);
      return arabic.includes(word) || sounds === null || written.some((one) => sounds.test(one));
    };
    return [...new Set(readable(en).match(CAPITAL))]
      .filter((word) => names.has(word) && !isWritten(word))
      .map((word) => ({ file, path, finding: `${word} is in English alone` }));
  });
};
