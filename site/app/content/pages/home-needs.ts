import { FIRST_NEEDS } from '../../../company/routine.ts';
import type { Facet } from './listing.ts';
import type { Need } from './routine.server.ts';

/** A short row, to save the page's first bytes. */
const SHOWN = 6;

/** Lists the needs that the home page shows, of those that products are for: the company's first. */
export function listHomeNeeds(facets: readonly Facet[]): Need[] {
  const values = facets.find(({ key }) => key === 'tag')?.values.filter(({ count }) => count > 0) ?? [];
  const first = FIRST_NEEDS.flatMap((slug) => values.find((value) => value.slug === slug) ?? []);
  return [...new Set([...first, ...values])].slice(0, SHOWN).map(({ slug, label }) => ({ slug, label }));
}
