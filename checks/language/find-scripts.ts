import { LATIN_IN_ARABIC } from './latin.ts';
import { readable, ruleOfTexts } from './texts.ts';

const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}’'-]*/gu;
/** Identifiers of programs, and table cells that quote a label. */
const QUOTED = /<(?:code|strong)>[\w-]*<\/(?:code|strong)>|<td>[\p{Script=Latin} -]+<\/td>/gu;

/** Finds Latin words in Arabic texts. */
export const latin = ruleOfTexts(({ file, path, language, text }) => {
  if (language !== 'ar' || LATIN_PLACES.test(`${file} ${path}`)) return [];
  const words = readable(text.replace(QUOTED, ' ')).match(LATIN_WORD) ?? [];
  return words.filter((word) => !LATIN_IN_ARABIC.has(word)).map((word) => `${word} in Arabic`);
});

/** Latin names of plants, the alphabet, and code that builds addresses. */
const LATIN_PLACES = /\bbotanical\b|\binci\b|specifications\.yaml products\.|ALPHABETS|marketplace-language/;

/** Finds digits other than 0–9, in any language. */
export const digits = ruleOfTexts(({ text }) =>
  (text.match(/[\u0660-\u0669\u06f0-\u06f9]+/g) ?? []).map((found) => `${found}: digits are 0–9`),
);

/** Finds straight quotation marks in readable text. */
export const quotes = ruleOfTexts(({ text }) => {
  const found = readable(text).match(/(?:(?<!\p{L})\p{L}+)?['"]\p{L}*/gu) ?? [];
  return found.map((one) => `${one}: use ’, “ ” or « »`);
});
