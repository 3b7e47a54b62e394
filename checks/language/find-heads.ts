import { writtenLanguages } from '../../contract/languages.ts';
import { readCardLine } from '../../site/app/content/catalogue/card-line.ts';
import { type Rule, readable, ruleOfTexts } from './texts.ts';

const MIN_LENGTH = 70;
const MAX_LENGTH = 160;
const MAX_TITLE = 60;
const MIN_WORDS_OF_A_JOB = 250;

/** Finds descriptions of pages that are too short or too long for a search result. */
export const descriptions = ruleOfTexts(({ file, path, text }) => {
  // An article's excerpt is its description.
  const isExcerpt = /\/posts\/(?!campaigns)/.test(file) && /^posts\[[\w-]+\]\.excerpt$/.test(path);
  if (!isExcerpt && !/\bseo\.description\b/.test(path)) return [];
  const { length } = readable(text).trim();
  return length < MIN_LENGTH || length > MAX_LENGTH ? [`${length} characters, not ${MIN_LENGTH} to ${MAX_LENGTH}`] : [];
});

/** Finds jobs that say too little of the work, the place and how to apply. */
export const jobs = ruleOfTexts(({ path, text }) => {
  if (!/\bjobs\[[\w-]+\]\.description$/.test(path)) return [];
  const words = readable(text).trim().split(/\s+/).length;
  return words < MIN_WORDS_OF_A_JOB ? [`${words} words, not ${MIN_WORDS_OF_A_JOB}`] : [];
});

/** Finds first sentences about a product that its card cuts at a word: too long, and without a phrase that fits. */
export const cardLines = ruleOfTexts(({ file, path, text }) => {
  if (!/\/ranges\/[\w-]+\.yaml$/.test(file) || !/^products\[[\w-]+\]\.short$/.test(path)) return [];
  const line = readCardLine(text);
  return line.endsWith('…') ? [`a card cuts it: ${line}`] : [];
});

/** Finds titles that search results cut. */
export const titleLengths = ruleOfTexts(({ path, text }) => {
  if (!/\bseo\.title\b/.test(path)) return [];
  return text.length > MAX_TITLE ? [`${text.length} characters, not ${MAX_TITLE}`] : [];
});

/** Finds titles that two pages share. */
export const titles: Rule = (pairs) =>
  writtenLanguages.flatMap((language) => {
    const seen = new Map<string, string>();
    return pairs.flatMap(({ file, path, texts }) => {
      const title = texts[language];
      if (title === undefined || !/\bseo\.title\b/.test(path)) return [];
      const other = seen.get(title);
      seen.set(title, other ?? `${file}: ${path}`);
      return other === undefined
        ? []
        : [{ file, path: `${path}.${language}`, finding: `“${title}” is the title of ${other}` }];
    });
  });
