import { readable, ruleOfTexts, withoutVowels } from './texts.ts';

const SAYS = 'قال|قالت|يقول|تقول|قلن|قالوا|يقولون|أجاب|أجابت|كتب|كتبت|سأل|سألت';
const VERB = new RegExp(`(?<![\\p{L}\\p{M}])[وف]?(?:${SAYS})(?![\\p{L}\\p{M}])`, 'gu');
/** Splits at «, stops, colons, question marks and line ends. */
const PARTS = /(?<=«)|[».:؟\n]/u;
const MAX_APART = 80;
/** «ثلاثة أشكال، قوس وورقة»: counted things are named after a comma. A preposition continues the sentence. */
const COUNTED =
  /(?<![\p{L}\p{M}])(?:ثلاثة?|أربعة?|خمسة?|ستّة?|سبعة?) \p{L}+، (?!(?:ل|ب|و|في |من |على |إلى |أو |ثم |بل |لا |كل ))\p{L}+(?: \p{L}+){0,2} و\p{L}+/gu;

/** “He said, I know.”, “He said “I know””: English speech is in “ ” after a colon. */
const ENGLISH_SPEECH = /\b(?:says?|said|asks?|asked|answers?|answered|replied|wrote)(?:,? “|, )\p{Lu}[\p{L}’]*/gu;
/** “Three shapes in the box, a bow, a leaf and a bean”. */
const ENGLISH_COUNTED =
  /\b(?:three|four|five|six|seven) [a-z]+(?: [a-z]+){0,3}, an? [a-z]+(?:, an? [a-z]+)* and an? [a-z]+/gi;
/** A capital where the sentence goes on: “Three shapes: A bow”. */
const CAPITAL = /\p{Ll}: (?:An?|The|It|They|We|You|He|She|This|That|These|There|If|In|On|At|For|And|But|With|One)\b/gu;

const DASH_OR_EXCLAMATION = /.{0,12}(?:!|[–—]| -{1,2} )/gu;

/** Finds a verb of saying before a quotation without a colon. “Says nothing but …” quotes within its sentence. */
function findSpeech(text: string): string[] {
  const introductions = text.split(PARTS).filter((part) => part.endsWith('«'));
  return introductions.flatMap((part) => {
    const said = [...part.matchAll(VERB)].map(({ index }) => part.slice(index));
    return said.find((words) => words.length <= MAX_APART && !words.includes('إلا')) ?? [];
  });
}

/** Finds speech and lists without a colon before them. */
export const colons = ruleOfTexts(({ language, text }) => {
  const shown = withoutVowels(readable(text));
  const speech = language === 'ar' ? findSpeech(shown) : (shown.match(ENGLISH_SPEECH) ?? []);
  const counted = language === 'ar' ? COUNTED : ENGLISH_COUNTED;
  return [
    ...speech.map((found) => `${found}: speech stands behind a colon`),
    ...(shown.match(counted) ?? []).map((found) => `${found}: a list stands behind a colon`),
    ...(language === 'en' ? (shown.match(CAPITAL) ?? []) : []).map(
      (found) => `${found}: a colon goes on in small letters`,
    ),
  ];
});

/** Finds dashes between sentences and exclamation marks. */
export const dashes = ruleOfTexts(({ text }) =>
  (readable(text).match(DASH_OR_EXCLAMATION) ?? []).map(
    (found) => `${found.trim()}: no dash between sentences, no exclamation mark`,
  ),
);
