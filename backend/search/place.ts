import type { SearchKind } from '../db/schema/search.ts';

/** The word that every document of a country, language and kind contains: `uaeenproduct`. */
export function buildPlace(country: string, language: string, kind: SearchKind): string {
  return `${country}${language}${kind}`.replace(/[^a-z]/g, '');
}
