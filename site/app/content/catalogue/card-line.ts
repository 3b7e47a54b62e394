import { firstSentence, plainText } from '../cleaning/plain-text.ts';

/** A card has room for two lines of text. */
const LONGEST = 72;

/** Reads the line of a card from a text: its first sentence, of a long one the first phrase, else what fits. */
export function readCardLine(html: string | null | undefined): string {
  const sentence = firstSentence(html).replace(/\.$/, '');
  if (sentence.length <= LONGEST) return sentence;
  const [phrase = ''] = /^.*(?=[,،:;؛]\s)/.exec(sentence.slice(0, LONGEST)) ?? [];
  return phrase.length >= LONGEST / 2 ? phrase : plainText(sentence, LONGEST);
}
