import { createRandom as createNumbers } from '../../../contract/random.ts';

/** Repeatable random numbers from 0 to 1: the same seed gives the same picture. Seed 0 is the same as seed 1. */
export function createRandom(seed: number): () => number {
  return createNumbers(seed >>> 0 || 1);
}

/** A stable hash of a word (FNV-1a), for choices that depend on a name. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
