import type { SearchKind } from '../db/schema/search.ts';

/** The one word that stands in every document of a country, language and kind: `uaeenproduct`. */
export function buildPlace(country: string, language: string, kind: SearchKind): string {
  return `${country}${language}${kind}`.replace(/[^a-z]/g, '');
}
