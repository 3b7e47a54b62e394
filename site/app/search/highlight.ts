import { foldWords, WORD } from '../../../contract/fold.ts';
import { wordForms } from '../words/word-forms.ts';

/** A piece of a text; `isMatch` for a word of the search. */
type Segment = { text: string; isMatch: boolean };

/** The shortest prefix that counts as a match. */
const MIN_BEGINNING = 2;

/**
 * Splits a text into matched words and the text between: `زيت الأملا` for `املا` marks `الأملا`. Whole words only: a
 * mark inside an Arabic word would break the joining of its letters.
 */
export function splitMatches(text: string, key: string): Segment[] {
  const typed = foldWords(key);
  const wanted = new Set(typed.flatMap(wordForms));
  const segments: Segment[] = [];
  let plainFrom = 0;
  for (const { 0: word, index } of typed.length === 0 ? [] : text.matchAll(WORD)) {
    const forms = foldWords(word).flatMap(wordForms);
    if (!forms.some((form) => wanted.has(form) || typed.some((beginning) => begins(form, beginning)))) continue;
    if (index > plainFrom) segments.push({ text: text.slice(plainFrom, index), isMatch: false });
    segments.push({ text: word, isMatch: true });
    plainFrom = index + word.length;
  }
  if (plainFrom < text.length) segments.push({ text: text.slice(plainFrom), isMatch: false });
  return segments;
}

function begins(form: string, beginning: string): boolean {
  return beginning.length >= MIN_BEGINNING && !/^\d/.test(beginning) && form.startsWith(beginning);
}
