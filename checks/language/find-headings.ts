import { CONTENT, headingsOf, readNames, runningText } from './headings.ts';
import { findNameWords } from './name-words.ts';
import { NAMES, NAMES_LIKE_ENGLISH_WORDS, NAMES_LIKE_WORDS, TRANSLATED_NAMES } from './names.ts';
import { type Rule, ruleOfTexts } from './texts.ts';

/** Titles and labels from the specification, the name of a page, and that of a brand for salons. */
const GIVEN = [
  '404 Page not found',
  'Page Not Found',
  'Select Country',
  'Please Enter your Email',
  'Nature & Me',
  'Tarwa Pro',
];
const CAPITAL = /(?<=[\p{L}\p{N},;:&’”)] )\p{Lu}[\p{L}\p{N}’]*/gu;
/** AED, MB, SPF, Q3; and “I”. */
const ABBREVIATION = /^(?:I(?:’\p{L}+)?|\p{Lu}{2,4}|\p{Lu}\d)$/u;
/** A name's own endings: Omani, Egyptian, Mondays, Arak’s. */
const ENDING = /(?:’s|s|i|ian)$/;
/** The label of a figure and the answer of a quiz continue what is before them, so they may begin small. */
const SMALL = /^\p{Ll}/u;
const BEGUN = /(?:\.(?:title|heading|question|name)|\bcontent(?:\[\d\])?)$/;

/** Finds headings and labels with capitals outside names, and those that begin with a small letter. */
export const sentenceCase: Rule = (pairs) => {
  const texts = pairs.map(({ file, path, texts: { en = '' } }) => ({ file, path, text: en }));
  const names = [...readNames(pairs), ...GIVEN].sort((one, other) => other.length - one.length);
  const paired = [...NAMES, ...NAMES_LIKE_WORDS, ...NAMES_LIKE_ENGLISH_WORDS].flatMap(([name]) => name.split(/[| ]/));
  const words = new Set([...findNameWords(texts.map(runningText)), ...paired, ...TRANSLATED_NAMES]);
  const isName = (word: string) => ABBREVIATION.test(word) || words.has(word) || words.has(word.replace(ENDING, ''));
  return texts.flatMap(({ file, path, text }) =>
    headingsOf({ file, path, text }).flatMap((heading) => {
      if (names.includes(heading)) return [];
      const rest = names.reduce((left, name) => left.replaceAll(name, '_'), heading.replace(/\s+/g, ' '));
      const capitals = (rest.match(CAPITAL) ?? []).filter((word) => !isName(word));
      const isSmall = BEGUN.test(path) && SMALL.test(rest);
      return [...capitals.map((word) => `${word} in`), ...(isSmall ? ['a small letter begins'] : [])].map((found) => ({
        file,
        path: `${path}.en`,
        finding: `${found} “${heading}”: headings are in sentence case`,
      }));
    }),
  );
};

/** Finds headings and labels of the content that end with a stop, and a kasratayn that display type misplaces. */
export const headingEnds = ruleOfTexts((text) =>
  (CONTENT.test(text.file) ? headingsOf(text) : []).flatMap((heading) => [
    ...(/[.،,;؛]$/u.test(heading) ? [`“${heading}”: a heading ends with no stop`] : []),
    ...(/\u0651\u064d|\u064d\u0651/.test(heading) ? [`“${heading}”: no kasratayn after a shadda in a heading`] : []),
  ]),
);
