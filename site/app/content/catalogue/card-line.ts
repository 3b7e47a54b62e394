import { firstSentence, plainText } from '../cleaning/plain-text.ts';

/** A card has room for two lines of text. */
const MAX_LENGTH = 72;

/** Reads the line of a card from a text: its first sentence, of a long one the first phrase, else what fits. */
export function readCardLine(html: string | null | undefined): string {
  const sentence = firstSentence(html).replace(/\.$/, '');
  if (sentence.length <= MAX_LENGTH) return sentence;
  const [phrase = ''] = /^.*(?=[,،:;؛]\s)/.exec(sentence.slice(0, MAX_LENGTH)) ?? [];
  return phrase.length >= MAX_LENGTH / 2 ? phrase : plainText(sentence, MAX_LENGTH);
}
