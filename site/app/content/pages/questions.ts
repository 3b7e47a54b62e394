import { elementPattern } from '../cleaning/element-pattern.ts';
import { plainText } from '../cleaning/plain-text.ts';

type Question = { question: string; answer: string };

const HEADING = elementPattern('h[2-6]');
/** Fewer are rhetorical questions of a story. */
const MIN_QUESTIONS = 3;

/**
 * Reads the questions of cleaned HTML: headings that end in a question mark, each with the text up to the next heading.
 */
export function readQuestions(html: string | null | undefined): Question[] {
  const text = html ?? '';
  const headings = [...text.matchAll(HEADING)];
  const questions = headings.flatMap((heading, place): Question[] => {
    const question = plainText(heading[2]);
    const answer = plainText(text.slice(heading.index + heading[0].length, headings[place + 1]?.index));
    return /[?؟]$/.test(question) && answer !== '' ? [{ question, answer }] : [];
  });
  return questions.length < MIN_QUESTIONS ? [] : questions;
}
