import { ingredientPapers } from '../../../company/ingredient-papers.ts';

/** Mist, for an ingredient without its own. */
const PLAIN_PAPER = 'eff2ed';

/** Every paper that a picture may be set on. */
export const papers: readonly string[] = [...ingredientPapers.values(), PLAIN_PAPER];

/** Finds the paper of an ingredient, such as `c9d6a0`. */
export function findIngredientPaper(slug: string): string {
  return ingredientPapers.get(slug) ?? PLAIN_PAPER;
}
