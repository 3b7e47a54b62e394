import { PREFIXES } from './find-terms.ts';
import { FEMININE, HAMZA_HOMOGRAPHS, HOMOGRAPHS, SPELLINGS, WITH_VOWELS, WITH_YA, WITHOUT_HAMZA } from './spellings.ts';
import { type Finding, lettersOf, type Rule, readable, ruleOfTexts, withoutVowels } from './texts.ts';

const WORD = /[\u0621-\u0651]+/g;
const WORD_WITH_VOWELS = /[\u0621-\u0652]+/g;
const TANWIN_ALIF = /(\u0651?)\u064b(\u0651?)ا/g;
const PREFIX = new RegExp(`^${PREFIXES}`);
/** No word begins with a shadda on its first letter: a sun letter has one only after the article. */
const NO_WORD = /^\p{L}\u0651/u;
/** «إستعمال», «إهتمام», «إنفصال»: forms VII, VIII and X with a hamza; «أحمرّت»: form IX with one. */
const TOO_MANY =
  /^(?:[وفبكل]|ال)*(?:إ\p{L}ت(?![اه]|رنت)|إن(?!س)[^ا]{2}ا\p{L}|[أإ](?:حمر|صفر|سود|بيض|خضر)\u0651(?=\p{L}))/u;
/** «الاطفال»: after the article only forms VII to X and a few old nouns have a bare alif. */
const TOO_FEW =
  /^[وف]?[بك]?ال(?=ا)(?!ا(?:\p{L}ت\p{L}|ت\p{L}\u0651?ا|ن\p{L}{2}\u0651?ا|سم|ثن|بن|مر[أؤئ]|زد|ض?ط|ص?ط|د|[^ا]{3}ار))\p{L}{3,}/u;

/** «الشّمس»: a sun letter after the article is written without. */
const SUN_LETTER = /^[وف]?[بك]?ال[تثدذرزسشصضطظلن]\u0651/u;
/** «قويّ», «غنيّة», «قويًّا». */
const YA = /^\p{L}\u0651?\p{L}[\p{L}\u0651]*ي\u0651(?:ة|ات|ا|ان|ون|ين)?$/u;

/** Spelling by letters: مرة → مرّة. */
const byLetters = new Map(SPELLINGS.map((word) => [lettersOf(word), withoutVowels(word)]));

const byVowels = new Map(WITH_VOWELS.map((word) => [withoutVowels(word), word]));

/** Finds words of the table in another spelling. */
export const spelling = ruleOfTexts(({ language, text }) => {
  if (language !== 'ar') return [];
  return wordsOf(text).flatMap((word) => {
    const wrong = withoutPrefix(word).flatMap((bare) => {
      const right = byLetters.get(lettersOf(bare));
      return right === undefined || right === bare ? [] : [`${word} → ${right}`];
    });
    return wrong.slice(0, 1);
  });
});

/** Finds words that need a vowel and lack it: يرجى → يُرجى. */
export const vowels = ruleOfTexts(({ language, text }) => {
  if (language !== 'ar') return [];
  return (readable(text).match(WORD_WITH_VOWELS) ?? []).flatMap((word) => {
    const right = withoutPrefix(word).flatMap((bare) => byVowels.get(bare) ?? []);
    return right.slice(0, 1).map((vowelled) => `${word} → ${vowelled}`);
  });
});

/** Finds words that are written both with and without a shadda; the rarer spelling is the finding. */
export const oneSpelling = ruleOfSpellings((word) => word, lettersOf, HOMOGRAPHS);

/** Finds words that are written both with and without a hamza, or with both ى and ي. */
export const oneHamza = ruleOfSpellings(lettersOf, withoutHamza, HAMZA_HOMOGRAPHS);

function ruleOfSpellings(
  spell: (word: string) => string,
  fold: (word: string) => string,
  homographs: ReadonlySet<string>,
): Rule {
  return (pairs) => {
    const found = new Map<string, Map<string, Finding[]>>();
    for (const { file, path, texts } of pairs) {
      for (const word of wordsOf(texts.ar ?? '').map(spell)) {
        const spellings = found.get(fold(word)) ?? new Map<string, Finding[]>();
        found.set(fold(word), spellings);
        spellings.set(word, [...(spellings.get(word) ?? []), { file, path: `${path}.ar`, finding: word }]);
      }
    }
    return [...found].flatMap(([letters, spellings]) => {
      if (spellings.size < 2 || withoutPrefix(letters).some((bare) => homographs.has(bare))) return [];
      const [[usual = ''] = [], ...rarer] = [...spellings].sort((a, b) => b[1].length - a[1].length);
      return rarer.flatMap(([word, places]) =>
        places.map((place) => ({ ...place, finding: `${word} is spelt ${usual} elsewhere` })),
      );
    });
  };
}

/** Finds words that end in ه instead of ة. */
export const endings = ruleOfTexts(({ language, text }) => {
  if (language !== 'ar') return [];
  return wordsOf(text).flatMap((word) => {
    const right = withoutPrefix(word.replace(/ه$/, 'ة')).find((bare) => FEMININE.has(bare));
    return word.endsWith('ه') && right !== undefined ? [`${word} → ${right}`] : [];
  });
});

/** Finds Arabic words that lack a hamza, and verbs and nouns of forms VIII to X that have one too many. */
export const hamza = ruleOfTexts(({ language, text }) => {
  if (language !== 'ar') return [];
  return wordsOf(text).flatMap((word) => {
    if (
      [word, word.replace(/^[وف]?ال/, ''), word.replace(/^[وف](?!احد|ارغ)/, '')].some((one) => WITHOUT_HAMZA.has(one))
    )
      return [`${word} lacks a hamza`];
    if (TOO_FEW.test(word)) return [`${word} lacks a hamza`];
    return TOO_MANY.test(word) ? [`${word} begins with a bare alif`] : [];
  });
});

/** The words of a text; one in the accusative without its alif: دكّانًا → دكّان. */
function wordsOf(text: string): string[] {
  return withoutVowels(readable(text).replace(TANWIN_ALIF, '$1$2')).match(WORD) ?? [];
}

function withoutHamza(letters: string): string {
  return letters.replace(/[أإآ]/g, 'ا').replace(/ؤ/g, 'و').replace(/ئ/g, 'ي').replace(/ى$/, 'ي');
}

/** The word itself, and what is left without «و», «ب», the article and the like. */
function withoutPrefix(word: string): string[] {
  const bare = [word, word.replace(/^[وف]/, ''), word.replace(PREFIX, '')];
  return [...new Set(bare)].filter((one) => one === word || !NO_WORD.test(one));
}

/** Finds a shadda on the letter after the article, and on the ي that ends a word. */
export const shaddas = ruleOfTexts(({ language, text }) => {
  if (language !== 'ar') return [];
  return wordsOf(text).flatMap((word) => {
    if (SUN_LETTER.test(word)) return [`${word}: a sun letter goes without its shadda`];
    const bare = withoutPrefix(word);
    const ends = bare.every((one) => YA.test(one)) && !bare.some((one) => WITH_YA.has(one));
    return ends ? [`${word}: an ending in ي or ية goes without its shadda`] : [];
  });
});
