import { parseTagFacet } from '../../facets/facets.ts';
import { firstSentence, plainText } from '../cleaning/plain-text.ts';

/** A card has room for two needs, or two lines of text. */
const NEEDS = 2;
const LONGEST = 72;

/**
 * Finds what a product is for, in a line of its content: its first needs and moments, else the first sentence about it:
 * `Dry hair · Shine`, `Ready strips you warm between your hands`.
 */
export function findPurpose(
  tags: readonly { slug: string; name: string }[],
  description: string | null | undefined,
): string {
  const needs = tags.filter(({ slug }) => ['tag', 'moment'].includes(parseTagFacet(slug)));
  if (needs.length > 0)
    return needs
      .slice(0, NEEDS)
      .map(({ name }) => name)
      .join(' · ');
  const sentence = firstSentence(description).replace(/\.$/, '');
  if (sentence.length <= LONGEST) return sentence;
  const [phrase = ''] = /^.*(?=[,،:;؛]\s)/.exec(sentence.slice(0, LONGEST)) ?? [];
  return phrase.length >= LONGEST / 2 ? phrase : plainText(sentence, LONGEST);
}
