import { parseTagFacet } from '../../facets/facets.ts';
import { readCardLine } from './card-line.ts';

/** A card has room for two needs. */
const NEEDS = 2;

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
  return readCardLine(description);
}
