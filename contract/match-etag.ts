/**
 * Finds the validator that an If-None-Match names, weak or not, alone or in a list; `*` names the first. Null: none of
 * them is held.
 */
export function matchEtag(ifNoneMatch: string | null | undefined, etags: readonly string[]): string | null {
  if (!ifNoneMatch) return null;
  // What browsers send is one as it was given: nothing is allocated for it.
  if (etags.includes(ifNoneMatch)) return ifNoneMatch;
  if (ifNoneMatch.trim() === '*') return etags[0] ?? null;
  const held = ifNoneMatch.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return held.find((candidate) => etags.includes(candidate)) ?? null;
}
